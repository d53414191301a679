// The template as Kubernetes' Go types serialize it: empty values are omitted, and quantities are canonical. Source: the
// Go types of core/v1, batch/v1 and JobSet v0.12. A scalar that is not a pointer is omitted if it is zero; a pointer to a
// zero value is kept (backoffLimit: 0), and so is an empty object (emptyDir: {}).
import { canonicalQuantity } from '../kube/quantities.js';

const container = [
  'image',
  'imagePullPolicy',
  'stdin',
  'stdinOnce',
  'terminationMessagePath',
  'terminationMessagePolicy',
  'tty',
  'workingDir',
];
const probe = [
  'failureThreshold',
  'initialDelaySeconds',
  'periodSeconds',
  'successThreshold',
  'timeoutSeconds',
];

/** Members that are omitted if they are false, 0 or "", by the name of the member that has their object or list of objects. */
const omitted = sets({
  // JobSet and Pod; the members of their specs do not overlap
  spec: [
    'dnsPolicy',
    'hostIPC',
    'hostNetwork',
    'hostPID',
    'hostname',
    'nodeName',
    'priorityClassName',
    'restartPolicy',
    'schedulerName',
    'serviceAccount',
    'serviceAccountName',
    'subdomain',
    'volumeName',
  ],
  metadata: ['generateName', 'name', 'namespace'],
  replicatedJobs: ['groupName', 'replicas'],
  network: ['subdomain'],
  coordinator: ['jobIndex', 'podIndex'],
  failurePolicy: ['maxRestarts', 'restartStrategy'],
  tolerations: ['effect', 'key', 'operator', 'value'],
  options: ['name'],
  seLinuxOptions: ['level', 'role', 'type', 'user'],
  imagePullSecrets: ['name'],

  // containers
  containers: container,
  ephemeralContainers: [...container, 'targetContainerName'],
  initContainers: container,
  env: ['value'],
  envFrom: ['prefix'],
  configMapRef: ['name'],
  configMapKeyRef: ['name'],
  secretKeyRef: ['name'],
  secretRef: ['name'],
  fieldRef: ['apiVersion'],
  resourceFieldRef: ['containerName'],
  ports: ['hostIP', 'hostPort', 'name', 'protocol'],
  volumeMounts: ['readOnly', 'subPath', 'subPathExpr'],
  claims: ['request'],
  livenessProbe: probe,
  readinessProbe: probe,
  startupProbe: probe,
  httpGet: ['host', 'path', 'scheme'],
  tcpSocket: ['host'],

  // volumes
  awsElasticBlockStore: ['fsType', 'partition', 'readOnly'],
  azureFile: ['readOnly'],
  cephfs: ['path', 'readOnly', 'secretFile', 'user'],
  cinder: ['fsType', 'readOnly'],
  configMap: ['name'],
  emptyDir: ['medium'],
  fc: ['fsType', 'readOnly'],
  flexVolume: ['fsType', 'readOnly'],
  flocker: ['datasetName', 'datasetUUID'],
  gcePersistentDisk: ['fsType', 'partition', 'readOnly'],
  gitRepo: ['directory', 'revision'],
  glusterfs: ['readOnly'],
  image: ['pullPolicy', 'reference'],
  iscsi: ['chapAuthDiscovery', 'chapAuthSession', 'fsType', 'iscsiInterface', 'readOnly'],
  nfs: ['readOnly'],
  nodePublishSecretRef: ['name'],
  persistentVolumeClaim: ['readOnly'],
  photonPersistentDisk: ['fsType'],
  podCertificate: ['certificateChainPath', 'credentialBundlePath', 'keyPath'],
  portworxVolume: ['fsType', 'readOnly'],
  quobyte: ['group', 'readOnly', 'tenant', 'user'],
  rbd: ['fsType', 'keyring', 'pool', 'readOnly', 'user'],
  scaleIO: [
    'fsType',
    'protectionDomain',
    'readOnly',
    'sslEnabled',
    'storageMode',
    'storagePool',
    'volumeName',
  ],
  secret: ['name', 'secretName'],
  serviceAccountToken: ['audience'],
  storageos: ['fsType', 'readOnly', 'volumeName', 'volumeNamespace'],
  vsphereVolume: ['fsType', 'storagePolicyID', 'storagePolicyName'],
});

/** Lists that are required, even if they are empty, by the name of the member that has their object. */
const requiredLists = sets({
  spec: ['containers'],
  podFailurePolicy: ['rules'],
  successPolicy: ['rules'],
  onExitCodes: ['values'],
  requiredDuringSchedulingIgnoredDuringExecution: ['nodeSelectorTerms'],
  cephfs: ['monitors'],
  rbd: ['monitors'],
});

/** Maps with keys of the user: an empty value is not omitted. */
const maps = new Set([
  'annotations',
  'labels',
  'matchLabels',
  'nodeSelector',
  'options',
  'userAnnotations',
  'volumeAttributes',
]);
/** Objects that are omitted if they are empty: JobSet sets the defaults of this one as if it were missing. */
const objects = new Set(['network']);
const quantityMaps = new Set(['capacity', 'limits', 'overhead', 'requests']);
const quantities = new Set(['divisor', 'sizeLimit']);

/**
 * `value` in this form; `under` is the name of the member that has it (`spec` for the spec of a JobSet). What does not
 * change is shared with the original.
 */
export function normalize<T extends object>(value: T, under: string): T {
  return normalObject(value as JsonObject, under, 'whole') as T;
}

/**
 * The same for a patch. There, an empty service account is kept, because it is a pointer in Trainer's patch type, and the
 * divisor of a resource is always written.
 */
export function normalizePatch<T extends object>(patch: T, under: string): T {
  return normalObject(patch as JsonObject, under, 'patch') as T;
}

type Form = 'whole' | 'patch';
const pointers = new Set(['serviceAccountName']);
const NO_DIVISOR = '0';

type JsonObject = Readonly<Record<string, unknown>>;

function normalObject(object: JsonObject, under: string, form: Form): JsonObject {
  const leaveOut = omitted.get(under);
  const required = requiredLists.get(under);
  const changes = new Map<string, unknown>();
  for (const [name, member] of Object.entries(object)) {
    const normal = normalMember(name, member, form);
    const isRequired = Array.isArray(normal) && required?.has(name) === true;
    const isOmitted = isZero(normal) && leaveOut?.has(name) === true && !isKept(name, form);
    const dropped = (isEmpty(name, normal) && !isRequired) || isOmitted;
    if (dropped || normal !== member) changes.set(name, dropped ? undefined : normal);
  }
  const normal = withChanges(object, changes);
  const needsDivisor = form === 'patch' && under === 'resourceFieldRef' && normal['divisor'] === undefined;
  return needsDivisor ? { ...normal, divisor: NO_DIVISOR } : normal;
}

function isKept(name: string, form: Form): boolean {
  return form === 'patch' && pointers.has(name);
}

function normalMember(name: string, member: unknown, form: Form): unknown {
  if (quantities.has(name)) return canonicalQuantity(member);
  if (typeof member !== 'object' || member === null) return member;
  if (Array.isArray(member)) return normalList(member, name, form);
  if (maps.has(name)) return member;
  if (quantityMaps.has(name)) return canonicalValues(member as JsonObject);
  return normalObject(member as JsonObject, name, form);
}

function normalList(list: readonly unknown[], under: string, form: Form): readonly unknown[] {
  const normal = list.map((element) =>
    typeof element === 'object' && element !== null
      ? normalObject(element as JsonObject, under, form)
      : element,
  );
  return normal.some((element, place) => element !== list[place]) ? normal : list;
}

function canonicalValues(map: JsonObject): JsonObject {
  const changes = new Map<string, unknown>();
  for (const [name, given] of Object.entries(map)) {
    const canonical = canonicalQuantity(given);
    if (canonical !== given) changes.set(name, canonical);
  }
  return withChanges(map, changes);
}

/** undefined in `changes` removes the member. */
function withChanges(object: JsonObject, changes: ReadonlyMap<string, unknown>): JsonObject {
  if (changes.size === 0) return object;
  const entries = Object.entries(object).map(
    ([name, member]) => [name, changes.has(name) ? changes.get(name) : member] as const,
  );
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined));
}

/** null, an empty list, or an empty map. */
function isEmpty(name: string, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  const isLeftOut = maps.has(name) || quantityMaps.has(name) || objects.has(name);
  return typeof value === 'object' && isLeftOut && Object.keys(value).length === 0;
}

function isZero(value: unknown): boolean {
  return value === false || value === 0 || value === '';
}

function sets(table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(table).map(([under, members]) => [under, new Set(members)]));
}
