// The options of the hook server: one table, read from flags and the environment. A flag wins.
import { parseArgs, types } from 'node:util';
import { type Settings, defaultSettings, applyModeSettings } from '../api/settings.js';
import { wrongOption } from './starterror.js';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Whose reviews are answered: most API servers have no credentials to show to a webhook. */
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
  /** Variable of the environment; the flag is the same word: PORT is --port. */
  readonly env: string;
  readonly initial: T;
  /** What is taken, in words. */
  readonly takes: string;
  /** The value that a text stands for; undefined when it stands for none. */
  readonly read: (text: string) => T | undefined;
  readonly help: string;
}

const LABEL = '[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^${LABEL}(\\.${LABEL})*$`);
const ORIGIN = /^https:\/\/[^\s/?#@]+\/?$/;

const table: { readonly [Name in keyof ServerOptions]: Option<ServerOptions[Name]> } = {
  port: whole('PORT', 8443, 0, 65535, 'port of the hooks; 0 takes a free one'),
  metricsPort: whole(
    'METRICS_PORT',
    9090,
    0,
    65535,
    'port of /metrics, /healthz, /readyz; 0 takes a free one',
  ),
  tlsCertFile: file('TLS_CERT_FILE', 'certificate in PEM; read again when it is renewed'),
  tlsKeyFile: file('TLS_KEY_FILE', 'private key of the certificate'),
  clientCaFile: file('CLIENT_CA_FILE', 'CA in PEM: callers must show a certificate that it signed'),
  hookTokenFile: file('HOOK_TOKEN_FILE', 'bearer token of the callers; two, one a line, while it is changed'),
  admissionCallers: word(
    'ADMISSION_CALLERS',
    'authenticated',
    ['authenticated', 'anyone'],
    'whose admission reviews are answered; most API servers have no credentials to show',
  ),
  maxBodyBytes: whole('MAX_BODY_BYTES', 32 * 1024 * 1024, 1, 2 ** 29, 'longest request body'),
  maxConcurrency: whole('MAX_CONCURRENCY', 128, 1, 100_000, 'most requests answered at a time'),
  logLevel: word('LOG_LEVEL', 'info', logLevels, 'least important line to log'),
  insecureHttp: flag('INSECURE_HTTP', 'plain HTTP, on loopback'),
  insecureAnyAddress: flag('INSECURE_ANY_ADDRESS', 'with --insecure-http: on every address'),
  fieldManager: {
    env: 'FIELD_MANAGER',
    initial: defaultSettings.fieldManager,
    takes: '1 to 128 printable characters',
    read: (text) => (/^[\x20-\x7e]{1,128}$/.test(text) ? text : undefined),
    help: "Metacontroller's field manager in server-side apply",
  },
  applyMode: word(
    'APPLY_MODE',
    defaultSettings.applyMode,
    applyModeSettings,
    'how Metacontroller applies children; auto reads it off those that are there',
  ),
  createdCondition: word(
    'CREATED_CONDITION',
    defaultSettings.createdCondition,
    ['whenFalse', 'always'],
    'when a TrainJob shows the condition Created',
  ),
  ttlDeletes: word(
    'TTL_DELETES',
    defaultSettings.ttlDeletes,
    ['on', 'off'],
    'whether TrainJobs are deleted when their time to live is up',
  ),
  clusterDomain: {
    env: 'CLUSTER_DOMAIN',
    initial: defaultSettings.clusterDomain,
    takes: 'a DNS name in lower case',
    read: (text) => (text.length <= 253 && DOMAIN.test(text) ? text : undefined),
    help: "domain of the cluster's DNS",
  },
  progress: word(
    'PROGRESS',
    defaultSettings.progress,
    ['on', 'off'],
    'whether training code reports its progress, and is told where to',
  ),
  progressUrl: {
    env: 'PROGRESS_URL',
    initial: defaultSettings.progressUrl,
    takes: 'an https URL without a path',
    read: (text) => (ORIGIN.test(text) && URL.canParse(text) ? text.replace(/\/$/, '') : undefined),
    help: 'where Pods reach the hook server',
  },
  progressCaFile: file('PROGRESS_CA_FILE', 'CA in PEM that those Pods are to trust'),
  queuedRuntimes: word(
    'QUEUED_RUNTIMES',
    defaultSettings.queuedRuntimes,
    ['warn', 'refuse', 'ignore'],
    "what admission does about a change of a runtime that gives jobs in Kueue's queues other Pods",
  ),
  opaqueRuntimesFile: file('OPAQUE_RUNTIMES_FILE', 'further kinds of runtimes, a list in YAML'),
};

function whole(env: string, initial: number, least: number, most: number, help: string): Option<number> {
  const read = (text: string): number | undefined => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
    return value !== undefined && value >= least && value <= most ? value : undefined;
  };
  return { env, initial, takes: `a whole number from ${least} to ${most}`, read, help };
}

function file(env: string, help: string): Option<string | undefined> {
  return { env, initial: undefined, takes: 'a path', read: (text) => text || undefined, help };
}

function flag(env: string, help: string): Option<boolean> {
  const read = (text: string): boolean | undefined =>
    text === 'true' ? true : text === 'false' ? false : undefined;
  return { env, initial: false, takes: 'true or false', read, help };
}

function word<W extends string>(env: string, initial: W, words: readonly W[], help: string): Option<W> {
  return {
    env,
    initial,
    takes: `one of ${words.join(', ')}`,
    read: (text) => words.find((w) => w === text),
    help,
  };
}

export type OptionsReading =
  | { readonly state: 'read'; readonly options: ServerOptions }
  | { readonly state: 'help'; readonly text: string };

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the arguments (without node and the script) and the environment; an empty variable counts as not set.
 * Throws a StartError that names the first option that is wrong.
 */
export function readOptions(argv: readonly string[], env: Environment): OptionsReading {
  const flags = readFlags(argv);
  if (flags['help'] !== undefined) return { state: 'help', text: helpText() };
  const entries = Object.entries(table).map(([name, option]) => [name, valueOf(option, flags, env)]);
  const options = Object.fromEntries(entries) as ServerOptions;
  const fault = faultOfTogether(options);
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
    // Its first sentence says what is wrong; the others are advice for other programs.
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
    throw wrongOption(`${source} is ${JSON.stringify(text)} and must be ${option.takes}`);
  }
  return value;
}

function faultOfTogether(options: ServerOptions): string | undefined {
  const { tlsCertFile, tlsKeyFile, clientCaFile, insecureHttp, insecureAnyAddress } = options;
  const { progress, progressCaFile } = options;
  if ((tlsCertFile === undefined) !== (tlsKeyFile === undefined)) {
    return 'TLS_CERT_FILE and TLS_KEY_FILE belong together: set both';
  }
  if (tlsCertFile === undefined && !insecureHttp) {
    return 'no certificate: set TLS_CERT_FILE and TLS_KEY_FILE, or allow plain HTTP on loopback with --insecure-http';
  }
  if (tlsCertFile !== undefined && insecureHttp) {
    return '--insecure-http and TLS_CERT_FILE exclude each other: leave one out';
  }
  if (clientCaFile !== undefined && insecureHttp)
    return 'CLIENT_CA_FILE needs TLS: leave --insecure-http out';
  if (insecureAnyAddress && !insecureHttp) return '--insecure-any-address is for --insecure-http alone';
  if (progress === 'on' && progressCaFile === undefined)
    return 'PROGRESS=on needs PROGRESS_CA_FILE: the Pods that report must know whom to trust';
  if (progress === 'on' && clientCaFile !== undefined)
    return 'PROGRESS=on and CLIENT_CA_FILE exclude each other: Pods have no client certificate';
  return undefined;
}

function helpText(): string {
  const rows = Object.values(table).map((option) => {
    const limits = [option.takes, ...(option.initial === undefined ? [] : [`else ${option.initial}`])];
    return `  --${flagOf(option).padEnd(22)}${option.env.padEnd(22)}${option.help} (${limits.join('; ')})`;
  });
  return ['Serves the hooks that Metacontroller calls. A flag wins over its variable.', '', ...rows].join(
    '\n',
  );
}

function flagOf(option: { readonly env: string }): string {
  return option.env.toLowerCase().replaceAll('_', '-');
}

function typeOf(option: { readonly initial: unknown }): 'boolean' | 'string' {
  return typeof option.initial === 'boolean' ? 'boolean' : 'string';
}
