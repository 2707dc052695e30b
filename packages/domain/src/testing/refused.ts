import { Refusal } from '../refusal.ts';

/** Returns what a call was refused with, `code field`, for tests; throws if it was not refused, or threw any other error. */
export function refusedWith(call: () => unknown): string {
  try {
    call();
  } catch (problem) {
    if (problem instanceof Refusal) return problem.field ? `${problem.code} ${problem.field}` : problem.code;
    throw problem;
  }
  throw new Error('The call was not refused');
}

/** Runs a call that may refuse, for property tests; rethrows any error but a Refusal. */
export function refusesAtMost(call: () => unknown): void {
  try {
    call();
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
  }
}
