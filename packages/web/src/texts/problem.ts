import { Refusal, type RefusalCode, type RefusalValues } from '@samspel/domain/refusal';

/**
 * Why a call failed. Apart from the refusals of the server: `offline` (no answer at all), `internal` (an unforeseen error), `empty` (an answer that
 * lacks its content).
 */
export type ProblemCode = RefusalCode | 'offline' | 'internal' | 'empty';

/** One error of a call, as every screen reads it (product/wire#refusals). */
export interface Problem {
  code: ProblemCode;
  /** The dotted path of the input field that the error concerns: `input.title`. */
  field?: string | undefined;
  /** Values for the words of a refusal; only forms know them, the server's answers have none. */
  values?: RefusalValues | undefined;
  /** The server's words, already in the person's language; '' if it sent no words. */
  message: string;
  /** HTTP status; 0 if no answer came. */
  status: number;
}

/** A call that failed, thrown by `rest` and found in urql's errors. */
export class CallError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message || problem.code);
    this.name = 'CallError';
    this.problem = problem;
  }
}

/** Returns the problem in whatever was thrown: a refused call, urql's combined error, a refusal of a form, anything else. */
export function problemOf(error: unknown): Problem {
  if (error instanceof CallError) return error.problem;
  if (error instanceof Refusal)
    return { code: error.code, field: error.field, values: error.values, message: '', status: 400 };
  if (isCombined(error)) return ofGraphql(error);
  return { code: 'internal', message: '', status: 0 };
}

/**
 * Whether the thing that a call was about is gone, or hidden from this person. False if only something else that the call names is missing.
 * @param thingFields the fields of input that name the thing
 */
export const isGone = ({ code, field = '' }: Problem, thingFields: readonly string[]): boolean =>
  code === 'notFound' && thingFields.includes(field.replace(/^input\./, ''));

interface Combined {
  networkError?: unknown;
  response?: { status?: number };
  graphQLErrors: { message: string; extensions?: { code?: string; field?: string } }[];
}

const isCombined = (error: unknown): error is Combined =>
  typeof error === 'object' && error !== null && 'graphQLErrors' in error;

/** Returns the code of a failure that has no errors of GraphQL: a request refused as a whole, by the server or by a proxy. */
function codeWithout(networkError: unknown, status: number): ProblemCode {
  if (status === 503) return 'unavailable';
  if (status === 429) return 'tooManyRequests';
  return networkError && !status ? 'offline' : 'internal';
}

function ofGraphql({ graphQLErrors, networkError, response }: Combined): Problem {
  const first = graphQLErrors[0];
  const status = response?.status ?? 0;
  if (!first) return { code: codeWithout(networkError, status), message: '', status };
  const { code = 'internal', field } = first.extensions ?? {};
  return { code: code as ProblemCode, field, message: first.message, status };
}
