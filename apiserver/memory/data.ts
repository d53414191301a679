// Data of ConfigMaps and Secrets: conversion, valid keys and sizes, and `immutable: true`, which fixes the data and cannot
// be unset (core/v1 conversion and validation).
import { dequal as equal } from 'dequal/lite';
import type { AnyObject } from '../../hooks/api/hook.js';
import { type JsonObject, isObject, without } from '../../hooks/kube/json.js';
import type { Fault } from './errors.js';
import type { Kind } from './kind.js';

const sizeLimit = 1024 * 1024;

/** The stored form: stringData is merged into data, and empty maps are omitted. */
export function withReadData({ dataMembers }: Kind, object: AnyObject): AnyObject {
  if (dataMembers.length === 0) return object;
  const { stringData } = object;
  const coded = isObject(stringData) ? { data: { ...mapOf(object, 'data'), ...encoded(stringData) } } : {};
  const whole = { ...without(object, 'stringData'), ...coded };
  const isEmpty = (member: string): boolean => Object.keys(mapOf(whole, member)).length === 0;
  return without(whole, ...dataMembers.filter(isEmpty)) as AnyObject;
}

const mapOf = (object: JsonObject, member: string): JsonObject => {
  const map = object[member];
  return isObject(map) ? map : {};
};

const encoded = (texts: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, base64Of(String(text))]));

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const base64Of = (text: string): string =>
  btoa(Array.from(bytesOf(text), (byte) => String.fromCharCode(byte)).join(''));

/** The faults of an object's data. */
export function faultsOfData({ dataMembers }: Kind, object: AnyObject): readonly Fault[] {
  const entries = dataMembers.flatMap((member) =>
    Object.entries(mapOf(object, member)).map(([key, value]) => ({ member, key, value: String(value) })),
  );
  const size = entries.reduce((sum, { value }) => sum + bytesOf(value).length, 0);
  return [
    ...entries
      .filter(({ key }) => !isKey(key))
      .map(({ member, key }) => ({ field: `${member}[${key}]`, text: keyRule(key) })),
    ...(size > sizeLimit ? [{ field: '[]', text: `Too long: may not be more than ${sizeLimit} bytes` }] : []),
  ];
}

const isKey = (key: string): boolean =>
  key.length <= 253 && /^[-._a-zA-Z0-9]+$/.test(key) && !/^\.\.?$/.test(key);

const keyRule = (key: string): string =>
  `Invalid value: ${JSON.stringify(key)}: a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g. 'key.name',  or 'KEY_NAME',  or 'key-name', regex used for validation is '[-._a-zA-Z0-9]+')`;

/** The faults of a change of data. */
export function faultsOfDataChange(kind: Kind, live: AnyObject, next: AnyObject): readonly Fault[] {
  const changed = (members: readonly string[]): readonly string[] =>
    members.filter((member) => !equal(live[member], next[member]));
  const fixed = kind.dataMembers.length > 0 && live['immutable'] === true;
  return [
    ...changed(kind.fixedMembers).map((field) => ({
      field,
      text: `Invalid value: ${JSON.stringify(next[field])}: field is immutable`,
    })),
    ...(fixed ? changed(['immutable', ...kind.dataMembers]) : []).map((field) => ({
      field,
      text: 'Forbidden: field is immutable when `immutable` is set',
    })),
  ];
}
