// The two scripts of a Flux job and the configuration of its brokers. They behave as in Trainer v2.3. Sources: flux-start(1),
// flux-broker-attributes(7), flux-config-bootstrap(5), flux-environment(7).

/** Where the init container copies Flux to. */
export const FLUX = '/mnt/flux';
/** The target of the symbolic links in a Spack view. */
export const SOFTWARE = '/opt/software';
/** Mount paths of the scripts and of the certificate. */
export const SCRIPTS = '/etc/flux-config';
export const CURVE = '/curve';

const CONFIG = `${FLUX}/config`;
const STATE = `${CONFIG}/var/lib/flux`;
const HOSTLIST = `${CONFIG}/etc/flux/system/hostlist`;
const RESOURCES = `${CONFIG}/etc/flux/system/R`;
const CERTIFICATE = `${CONFIG}/etc/curve/curve.cert`;
const BROKER = `${CONFIG}/etc/flux/config`;

const BROKER_PORT = 8050;

export interface BrokerConfig {
  readonly hosts: string;
  /** Network interface that the brokers listen on. */
  readonly device: string;
  readonly queuePolicy: string;
  /** What follows the name of a host: subdomain, namespace and cluster domain. */
  readonly domain: string;
}

/** broker.toml. A JSON string is also a valid TOML string. */
export function brokerToml({ hosts, device, queuePolicy, domain }: BrokerConfig): string {
  const text = (value: string): string => JSON.stringify(value);
  return `[access]
allow-guest-user = true
allow-root-owner = true

[resource]
path = "${RESOURCES}"

[bootstrap]
curve_cert = "${CERTIFICATE}"
default_port = ${BROKER_PORT}
default_bind = ${text(`tcp://${device}:%p`)}
default_connect = ${text(`tcp://%h.${domain}:%p`)}
hosts = [
  { host = "${hosts}" },
]

[archive]
dbpath = "${STATE}/job-archive.sqlite"
period = "1m"
busytimeout = "50s"

[sched-fluxion-qmanager]
queue-policy = ${text(queuePolicy)}
`;
}

/** For the init container, whose image has Flux in /opt/view: copies it and the configuration into a shared volume. */
export function initScript(broker: BrokerConfig): string {
  return `#!/bin/bash
# Copies Flux and the configuration of its brokers into the volume that is shared with the training container.
set -eu

mkdir -p ${FLUX}/view ${BROKER} ${CONFIG}/etc/flux/system ${CONFIG}/etc/curve

cat > ${HOSTLIST} <<'HOSTLIST'
${broker.hosts}
HOSTLIST

cat > ${BROKER}/broker.toml <<'BROKER'
${brokerToml(broker)}BROKER
cat ${BROKER}/broker.toml

# The view is a folder of links into ${SOFTWARE}; both are needed.
cp -R /opt/view/. ${FLUX}/view
cp -R ${SOFTWARE} ${FLUX}/

# The training container need not run as root.
chmod -R a+rwX ${CONFIG} ${FLUX}/view/bin
touch ${FLUX}/flux-installed
`;
}

export interface FluxRun {
  /** Host name of the Pod that the others join. */
  readonly leadHost: string;
  /** Options of `flux run`: -N 2 -n 8. */
  readonly flags: string;
  /** Options of `flux R encode`: the resources of each node. */
  readonly resources: string;
}

/** For the training container. Its argument is the command, which the lead host runs on all nodes. */
export function entrypointScript({ leadHost, flags, resources }: FluxRun): string {
  return `#!/bin/bash
# Runs a broker of the job's Flux instance in this Pod. The lead host also runs the command.

# A single node cannot run the command again: once the instance has ended, the other brokers have exited.
if [ -f ${FLUX}/flux-done ]; then
  echo "The command has already finished"
  exit "$(cat ${FLUX}/flux-done)"
fi

view=${FLUX}/view
config=${BROKER}

# After the folders of the image.
export PATH="$PATH:$view/bin"
mkdir -p ${SOFTWARE}
cp -R ${FLUX}/software/. ${SOFTWARE}/

# The view has its own Python for Flux's commands; after the copy, its unversioned links are broken.
for packages in "$view"/lib/python3*/site-packages; do
  [ -d "$packages" ] || continue
  python=$(basename "$(dirname "$packages")")
  if [ -f "$view/bin/$python" ]; then
    ln -sfn "$view/bin/$python" "$view/bin/python3"
    ln -sfn "$view/bin/$python" "$view/bin/python"
  fi
  export PYTHONPATH="\${PYTHONPATH:+$PYTHONPATH:}$packages"
done
export FLUX_RC_EXTRA="$view/etc/flux/rc1.d"

# For interactive use: another scheduler, and an environment to source.
cat > ${FLUX}/load-fluxion.sh <<'FLUXION'
#!/bin/bash
flux module remove sched-simple
flux module load sched-fluxion-resource
flux module load sched-fluxion-qmanager
FLUXION
cat > ${FLUX}/flux-view.sh <<VIEW
#!/bin/bash
export PATH="$PATH"
export PYTHONPATH="$PYTHONPATH"
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$view/lib"
export fluxsocket=local://${CONFIG}/run/flux/local
VIEW
chmod +x ${FLUX}/load-fluxion.sh ${FLUX}/flux-view.sh

# A broker accepts a certificate only if it is readable by its owner alone.
mkdir -p ${CONFIG}/etc/curve
cp ${CURVE}/curve.cert ${CERTIFICATE}
chmod 600 ${CERTIFICATE}
chown "$(id -u)" ${CERTIFICATE}

mkdir -p ${CONFIG}/etc/flux/system/cron.d ${CONFIG}/run/flux ${STATE}
flux R encode --hosts="$(cat ${HOSTLIST})" ${resources} > ${RESOURCES}

broker=(
  --config-path="$config"
  -Scron.directory=${CONFIG}/etc/flux/system/cron.d
  -Stbon.fanout=256
  -Srundir=${CONFIG}/run/flux
  -Sstatedir=${STATE}
  -Slocal-uri=local://${CONFIG}/run/flux/local
  -Slog-stderr-level=0
  -Slog-stderr-mode=local
)
options=$(IFS=, && echo "\${broker[*]}")

# The command is split at spaces; quotes and * have no special meaning.
set -f
command=($*)

host=$(hostname 2> /dev/null) || host=$HOSTNAME
status=0
if [ "\${host%%.*}" != ${leadHost} ]; then
  until flux start -o,"$options"; do
    echo "The lead host ${leadHost} cannot be reached: retrying in 15 seconds"
    sleep 15
  done
elif [ \${#command[@]} -eq 0 ]; then
  flux broker "\${broker[@]}" -Sbroker.rc2_none
  status=$?
else
  flux start -o,"$options" flux run ${flags} "\${command[@]}"
  status=$?
fi

echo $status > ${FLUX}/flux-done
exit $status
`;
}
