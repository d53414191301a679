// Prints objects like `kubectl get`, with the printer columns of the CRD.
import type { AnyObject, Timestamp } from '../hooks/api/hook.js';
import { secondsOf } from '../hooks/kube/time.js';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly jsonPath: string;
  /** 1: shown only with `-o wide`. */
  readonly priority?: number;
}

/** The lines of `kubectl get -o wide` for objects of one kind, starting with the header. */
export function tableOf(
  crds: readonly AnyObject[],
  objects: readonly AnyObject[],
  now: Timestamp,
): readonly string[] {
  const columns = columnsOf(crds, objects[0]?.kind);
  const head = ['NAME', ...columns.map(({ name }) => name.toUpperCase())];
  const rows = objects.map((object) => [
    object.metadata.name,
    ...columns.map((column) => cellOf(column, object, now)),
  ]);
  const widths = head.map((_, index) => Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}

interface DefinitionSpec {
  readonly names: { readonly kind: string };
  readonly versions: readonly { readonly additionalPrinterColumns?: readonly Column[] }[];
}

function columnsOf(crds: readonly AnyObject[], kind: string | undefined): readonly Column[] {
  const specs = crds.map((crd) => crd['spec'] as DefinitionSpec);
  return specs.find(({ names }) => names.kind === kind)?.versions[0]?.additionalPrinterColumns ?? [];
}

function cellOf({ type, jsonPath }: Column, object: AnyObject, now: Timestamp): string {
  const value = valueAt(object, jsonPath);
  if (typeof value !== 'string') return value === undefined ? '' : JSON.stringify(value);
  return type === 'date' ? ageOf(value, now) : value;
}

/** Supports the part of JSONPath that our printer columns use: members, and `[-1:]` for the last item. */
function valueAt(object: unknown, jsonPath: string): unknown {
  const parts = jsonPath.split('.').filter((part) => part !== '');
  return parts.reduce<unknown>((value, part) => {
    const [name = '', index] = part.split('[');
    const member = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
    return index === undefined || !Array.isArray(member) ? member : (member as unknown[]).at(-1);
  }, object);
}

/** Ages as kubectl prints them: seconds up to two minutes, then minutes and seconds, then minutes. */
function ageOf(since: Timestamp, now: Timestamp): string {
  const seconds = (secondsOf(now) ?? 0) - (secondsOf(since) ?? 0);
  if (seconds < 120) return `${seconds}s`;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return minutes >= 10 || rest === 0 ? `${minutes}m` : `${minutes}m${rest}s`;
}
