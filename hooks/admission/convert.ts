// The conversion webhook: converts each object with the function of its kind. Either all objects are converted, or none.
import type { ConversionAnswer, ConversionResponse, ConversionReview } from '../api/conversion.js';
import type { AnyObject } from '../api/hook.js';
import type { Issue } from '../api/issue.js';
import type { Converted, Kind } from '../contract/kind.js';
import type { RouteResult } from '../contract/route.js';
import { nameOf } from '../kube/owners.js';
import { conversionReviewIssues } from './form.js';

/** The faults of a review itself: it is malformed, or its group has no conversion. */
export function conversionIssues(body: unknown, kinds: readonly Kind[]): readonly Issue[] {
  const issues = conversionReviewIssues(body);
  if (issues.length > 0) return issues;
  const { desiredAPIVersion } = (body as ConversionReview).request;
  if (converterOf(desiredAPIVersion, kinds) !== undefined) return [];
  return [
    {
      field: 'request.desiredAPIVersion',
      problem: 'is not a group that metatrain converts',
      remedy: 'remove the conversion webhook from the CustomResourceDefinition',
    },
  ];
}

export function convert({ request }: ConversionReview, kinds: readonly Kind[]): RouteResult {
  const { uid, desiredAPIVersion: to, objects } = request;
  const converted: AnyObject[] = [];
  for (const object of objects) {
    const result = convertOne(object, to, kinds);
    if (result.state === 'refused') {
      const message = `${labelOf(object)}: ${result.problem}`;
      return reviewed({ uid, convertedObjects: [], result: { status: 'Failed', message } }, 'Refused');
    }
    converted.push(result.object);
  }
  return reviewed({ uid, convertedObjects: converted, result: { status: 'Success' } }, 'Converted');
}

/** An API server always sends metadata; in a hand-written review it may be missing. */
function labelOf(object: AnyObject): string {
  return (object as Partial<AnyObject>).metadata === undefined ? object.kind : nameOf(object);
}

/** An object that already has the version does not change. */
function convertOne(object: AnyObject, to: string, kinds: readonly Kind[]): Converted {
  if (object.apiVersion === to) return { state: 'converted', object };
  const convertBy = converterOf(object.apiVersion, kinds, object.kind);
  if (convertBy === undefined || groupOf(object.apiVersion) !== groupOf(to)) {
    return { state: 'refused', problem: `cannot be converted from ${object.apiVersion} to ${to}` };
  }
  return convertBy(object, to);
}

function converterOf(apiVersion: string, kinds: readonly Kind[], kindName?: string): Kind['convert'] {
  const isIt = ({ group, kinds: served, convert: convertBy }: Kind): boolean =>
    convertBy !== undefined &&
    group === groupOf(apiVersion) &&
    (kindName === undefined || served.some(({ kind }) => kind === kindName));
  return kinds.find(isIt)?.convert;
}

function groupOf(apiVersion: string): string {
  return apiVersion.split('/', 1).join();
}

function reviewed(response: ConversionResponse, reason: string): RouteResult {
  const answer: ConversionAnswer = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'ConversionReview',
    response,
  };
  return { answer, decision: { phase: 'Conversion', reason } };
}
