import type { z } from 'zod';
import type { RefusalCode } from '../refusal.ts';

/** Where a check puts what is wrong. */
export type Refusing = Pick<z.RefinementCtx, 'addIssue'>;

/** Adds a problem to one field, for checks that look at several. */
export function refuseField(context: Refusing, path: (string | number)[], code: RefusalCode): void {
  context.addIssue({ code: 'custom', path, params: { code, values: {} } });
}
