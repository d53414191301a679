// The options of the hook server: one table, read from flags and the environment. A flag overrides its variable.
import { parseArgs, types } from 'node:util';
import { type Settings, defaultSettings, applyModeSettings } from '../api/settings.js';
import { wrongOption } from './starterror.js';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Whose reviews are answered: most API servers send no credentials to a webhook. */
export type AdmissionCallers = 'authenticated' | 'anyone';

export interface ServerOptions extends Omit<Settings, 'opaqueRuntimes'> {
  readonly port: number;
  readonly metricsPort: number;
  readonly tlsCertFile: string | undefined;
  readonly tlsKeyFile: string | undefined;
  readonly clientCaFile: string | undefined;
  readonly hookTokenFile: string | undefined;
  readonly progressCaFile: string | undefined;
  readonly opaqueRuntimesFile: string | undefined;
  readonly admissionCallers: AdmissionCallers;
  readonly maxBodyBytes: number;
  readonly maxConcurrency: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly insecureHttp: boolean;
  readonly insecureAnyAddress: boolean;
}

interface Option<T> {
  /** Environment variable; the flag has the same name: PORT is --port. */
  readonly env: string;
  readonly initial: T;
  /** The accepted values, as text. */
  readonly values: string;
  /** Parses a value; undefined if it is not accepted. */
  readonly read: (text: string) => T | undefined;
  readonly help: string;
}

const LABEL = '[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^${LABEL}(\\.${LABEL})*$`);
const ORIGIN = /^https:\/\/[^\s/?#@]+\/?$/;

const table: { readonly [Name in keyof ServerOptions]: Option<ServerOptions[Name]> } = {
  port: integer('PORT', 8443, 0, 65535, 'port of the hooks; 0 selects a free port'),
  metricsPort: integer(
    'METRICS_PORT',
    9090,
    0,
    65535,
    'port of /metrics, /healthz, /readyz; 0 selects a free port',
  ),
  tlsCertFile: file('TLS_CERT_FILE', 'certificate in PEM; read again when the file changes'),
  tlsKeyFile: file('TLS_KEY_FILE', 'private key of the certificate'),
  clientCaFile: file('CLIENT_CA_FILE', 'CA in PEM: callers must present a certificate that it signed'),
  hookTokenFile: file(
    'HOOK_TOKEN_FILE',
    'bearer tokens of the callers, one per line; two while a token is replaced',
  ),
  admissionCallers: choice(
    'ADMISSION_CALLERS',
    'authenticated',
    ['authenticated', 'anyone'],
    'whose admission reviews are answered; most API servers send no credentials',
  ),
  maxBodyBytes: integer('MAX_BODY_BYTES', 32 * 1024 * 1024, 1, 2 ** 29, 'maximum size of a request body'),
  maxConcurrency: integer('MAX_CONCURRENCY', 128, 1, 100_000, 'maximum number of concurrent requests'),
  logLevel: choice('LOG_LEVEL', 'info', logLevels, 'lowest level that is logged'),
  insecureHttp: flag('INSECURE_HTTP', 'serve plain HTTP on loopback'),
  insecureAnyAddress: flag('INSECURE_ANY_ADDRESS', 'with --insecure-http: serve on all addresses'),
  fieldManager: {
    env: 'FIELD_MANAGER',
    initial: defaultSettings.fieldManager,
    values: '1 to 128 printable characters',
    read: (text) => (/^[\x20-\x7e]{1,128}$/.test(text) ? text : undefined),
    help: "Metacontroller's field manager in server-side apply",
  },
  applyMode: choice(
    'APPLY_MODE',
    defaultSettings.applyMode,
    applyModeSettings,
    'how Metacontroller applies children; auto detects it from the existing children',
  ),
  createdCondition: choice(
    'CREATED_CONDITION',
    defaultSettings.createdCondition,
    ['whenFalse', 'always'],
    'when a job shows the condition Created',
  ),
  ttlDeletes: choice(
    'TTL_DELETES',
    defaultSettings.ttlDeletes,
    ['on', 'off'],
    'whether jobs are deleted when their time to live has passed',
  ),
  clusterDomain: {
    env: 'CLUSTER_DOMAIN',
    initial: defaultSettings.clusterDomain,
    values: 'a DNS name in lower case',
    read: (text) => (text.length <= 253 && DOMAIN.test(text) ? text : undefined),
    help: "domain of the cluster's DNS",
  },
  progress: choice(
    'PROGRESS',
    defaultSettings.progress,
    ['on', 'off'],
    'whether training code can report its progress',
  ),
  progressUrl: {
    env: 'PROGRESS_URL',
    initial: defaultSettings.progressUrl,
    values: 'an https URL without a path',
    read: (text) => (ORIGIN.test(text) && URL.canParse(text) ? text.replace(/\/$/, '') : undefined),
    help: 'URL at which Pods reach the hook server',
  },
  progressCaFile: file('PROGRESS_CA_FILE', 'CA in PEM that these Pods trust'),
  queuedRuntimes: choice(
    'QUEUED_RUNTIMES',
    defaultSettings.queuedRuntimes,
    ['warn', 'refuse', 'ignore'],
    "what admission does if a change of a runtime changes the Pods of jobs in Kueue's queues",
  ),
  opaqueRuntimesFile: file('OPAQUE_RUNTIMES_FILE', 'list of opaque runtimes in YAML'),
};

function integer(env: string, initial: number, least: number, most: number, help: string): Option<number> {
  const read = (text: string): number | undefined => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
    return value !== undefined && value >= least && value <= most ? value : undefined;
  };
  return { env, initial, values: `a whole number from ${least} to ${most}`, read, help };
}

function file(env: string, help: string): Option<string | undefined> {
  return { env, initial: undefined, values: 'a path', read: (text) => text || undefined, help };
}

function flag(env: string, help: string): Option<boolean> {
  const read = (text: string): boolean | undefined =>
    text === 'true' ? true : text === 'false' ? false : undefined;
  return { env, initial: false, values: 'true or false', read, help };
}

function choice<W extends string>(env: string, initial: W, choices: readonly W[], help: string): Option<W> {
  return {
    env,
    initial,
    values: `one of ${choices.join(', ')}`,
    read: (text) => choices.find((one) => one === text),
    help,
  };
}

export type OptionsReading =
  | { readonly state: 'read'; readonly options: ServerOptions }
  | { readonly state: 'help'; readonly text: string };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the arguments (without node and the script) and the environment; an empty variable counts as not set.
 * Throws a StartError that names the first invalid option.
 */
export function readOptions(argv: readonly string[], env: Environment): OptionsReading {
  const flags = readFlags(argv);
  if (flags['help'] !== undefined) return { state: 'help', text: helpText() };
  const entries = Object.entries(table).map(([name, option]) => [name, valueOf(option, flags, env)]);
  const options = Object.fromEntries(entries) as ServerOptions;
  const fault = faultOfCombination(options);
  if (fault !== undefined) throw wrongOption(fault);
  return { state: 'read', options };
}

type Flags = Readonly<Record<string, string | boolean | undefined>>;

function readFlags(argv: readonly string[]): Flags {
  const rows = Object.values(table).map((option) => [flagOf(option), { type: typeOf(option) }] as const);
  const options = { ...Object.fromEntries(rows), help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: false }).values;
  } catch (cause) {
    // The first sentence of the message has the fault; the others do not apply to this program.
    const line = types.isNativeError(cause)
      ? cause.message.split(/\.?\s*\n|\. /, 1).join()
      : 'wrong arguments';
    throw wrongOption(`${line}; see --help`, cause);
  }
}

function valueOf(option: Option<unknown>, flags: Flags, env: Environment): unknown {
  const flagged = flags[flagOf(option)];
  const text = flagged === undefined ? env[option.env] || undefined : String(flagged);
  if (text === undefined) return option.initial;
  const value = option.read(text);
  if (value === undefined) {
    const source = flagged === undefined ? option.env : `--${flagOf(option)}`;
    throw wrongOption(`${source} is ${JSON.stringify(text)} and must be ${option.values}`);
  }
  return value;
}

function faultOfCombination(options: ServerOptions): string | undefined {
  const { tlsCertFile, tlsKeyFile, clientCaFile, insecureHttp, insecureAnyAddress } = options;
  const { progress, progressCaFile } = options;
  if ((tlsCertFile === undefined) !== (tlsKeyFile === undefined)) {
    return 'only one of TLS_CERT_FILE and TLS_KEY_FILE is set; set both';
  }
  if (tlsCertFile === undefined && !insecureHttp) {
    return 'the certificate is missing; set TLS_CERT_FILE and TLS_KEY_FILE, or allow plain HTTP on loopback with --insecure-http';
  }
  if (tlsCertFile !== undefined && insecureHttp) {
    return '--insecure-http and TLS_CERT_FILE exclude each other; set only one of them';
  }
  if (clientCaFile !== undefined && insecureHttp) return 'CLIENT_CA_FILE needs TLS; remove --insecure-http';
  if (insecureAnyAddress && !insecureHttp) return '--insecure-any-address needs --insecure-http; set both';
  if (progress === 'on' && progressCaFile === undefined)
    return 'PROGRESS=on needs PROGRESS_CA_FILE, because the Pods that report must trust the hook server; set it';
  if (progress === 'on' && clientCaFile !== undefined)
    return 'PROGRESS=on and CLIENT_CA_FILE exclude each other, because Pods have no client certificate; set only one of them';
  return undefined;
}

function helpText(): string {
  const rows = Object.values(table).map((option) => {
    const limits = [option.values, ...(option.initial === undefined ? [] : [`default: ${option.initial}`])];
    return `  --${flagOf(option).padEnd(22)}${option.env.padEnd(22)}${option.help} (${limits.join('; ')})`;
  });
  return [
    'Serves the hooks that Metacontroller calls. A flag overrides its environment variable.',
    '',
    ...rows,
  ].join('\n');
}

function flagOf(option: { readonly env: string }): string {
  return option.env.toLowerCase().replaceAll('_', '-');
}

function typeOf(option: { readonly initial: unknown }): 'boolean' | 'string' {
  return typeof option.initial === 'boolean' ? 'boolean' : 'string';
}
