import { Refusal } from '../refusal.ts';

/** What a call was refused with, `code field`, for tests; throws where it was not refused, or for any other error. */
export function refusedWith(call: () => unknown): string {
  try {
    call();
  } catch (problem) {
    if (problem instanceof Refusal) return problem.field ? `${problem.code} ${problem.field}` : problem.code;
    throw problem;
  }
  throw new Error('The call was not refused');
}

/** Runs a call that may refuse, for property tests: any error but a Refusal is thrown on. */
export function refusesAtMost(call: () => unknown): void {
  try {
    call();
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
  }
}
