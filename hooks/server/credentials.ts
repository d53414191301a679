// The certificate of the server and the tokens of its callers: read at the start, and again when their files change.
import { readFileSync } from 'node:fs';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { types } from 'node:util';
import { parseTokens, type Token, type Tokens } from './auth.js';
import { onRenewal, type Renewal } from './files.js';
import type { ServerOptions } from './options.js';
import { wrongOption } from './starterror.js';

type TlsOptions = Pick<ServerOptions, 'tlsCertFile' | 'tlsKeyFile' | 'clientCaFile'>;

/** The certificate, key and client CA; undefined if no certificate is configured. Throws a StartError. */
export function readTls({
  tlsCertFile,
  tlsKeyFile,
  clientCaFile,
}: TlsOptions): SecureContextOptions | undefined {
  if (tlsCertFile === undefined || tlsKeyFile === undefined) return undefined;
  const files = {
    cert: read('TLS_CERT_FILE', tlsCertFile),
    key: read('TLS_KEY_FILE', tlsKeyFile),
    ...(clientCaFile === undefined ? {} : { ca: read('CLIENT_CA_FILE', clientCaFile) }),
  };
  try {
    createSecureContext(files);
  } catch (cause) {
    throw wrongOption('TLS_CERT_FILE, TLS_KEY_FILE and CLIENT_CA_FILE do not match', cause);
  }
  return files;
}

/** The current tokens of HOOK_TOKEN_FILE. Throws a StartError if the file has no token at the start. */
export function tokensOf({ hookTokenFile }: ServerOptions, renewal: Renewal): Tokens {
  if (hookTokenFile === undefined) return () => undefined;
  let tokens = readTokens(hookTokenFile);
  const renew = (): void => {
    tokens = readTokens(hookTokenFile);
  };
  onRenewal([hookTokenFile], renew, renewal);
  return () => tokens;
}

function readTokens(path: string): readonly Token[] {
  const tokens = parseTokens(read('HOOK_TOKEN_FILE', path));
  if (tokens.length === 0) throw wrongOption(`HOOK_TOKEN_FILE ${path} contains no token`);
  return tokens;
}

function read(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const why = types.isNativeError(cause) && 'code' in cause ? String(cause.code) : 'unknown error';
    throw wrongOption(`${option} ${path} cannot be read: ${why}`, cause);
  }
}
