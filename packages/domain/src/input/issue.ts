import type { z } from 'zod';
import { type RefusalCode, type RefusalValues, refusalStatus } from '../refusal.ts';
import type { IssueParams } from './scalar.ts';

/** An issue as zod gives it to an error map, or as an error holds it that was made with `reportInput`. */
export type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;

/** Returns the refusal for a zod issue: the same on the server and under a field of a form. */
export function issueToRefusalCode(issue: Issue): RefusalCode {
  if (isAbsent(issue)) return 'input.required';
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'input.unknownField';
    case 'too_big':
      return tooBig[issue.origin as string] ?? 'input.outOfRange';
    case 'too_small':
      return tooSmall[issue.origin as string] ?? 'input.outOfRange';
    case 'invalid_value':
      return 'input.notAChoice';
    case 'custom':
      return ours(issue)?.code ?? 'badRequest';
    default:
      return 'input.wrongType';
  }
}

/** Returns the values that the words of the refusal use, such as `max`. */
export function issueToRefusalValues(issue: Issue): RefusalValues {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { min: Number(issue.minimum) };
  return ours(issue)?.values ?? {};
}

/** Returns the path of the problem; for an unknown field, its own key. */
export function issuePath(issue: Issue): string {
  const keys = issue.code === 'unrecognized_keys' ? (issue.keys as string[]).slice(0, 1) : [];
  return [...(issue.path ?? []), ...keys].map((part) => String(part).slice(0, keyLimit)).join('.');
}

/** The longest part of a path that is returned, so that a stranger's made-up key is not echoed in full. */
const keyLimit = 60;

const tooBig: Record<string, RefusalCode> = { string: 'input.tooLong', array: 'input.tooMany' };
const tooSmall: Record<string, RefusalCode> = { string: 'input.tooShort', array: 'input.required' };

function isAbsent(issue: Issue): boolean {
  const isAboutType = issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union';
  return isAboutType && (issue.input === undefined || issue.input === null);
}

function ours(issue: Issue): IssueParams | undefined {
  const params = issue.code === 'custom' ? (issue.params as Partial<IssueParams> | undefined) : undefined;
  if (!params?.code || !Object.hasOwn(refusalStatus, params.code)) return undefined;
  return { code: params.code, values: params.values ?? {} };
}
