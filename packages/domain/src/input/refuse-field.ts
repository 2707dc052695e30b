import type { z } from 'zod';
import type { RefusalCode } from '../refusal.ts';

/** The part of a zod context to which a check reports. */
export type Refusing = Pick<z.RefinementCtx, 'addIssue'>;

/** Reports a problem on one field, for checks that compare several. */
export function refuseField(context: Refusing, path: (string | number)[], code: RefusalCode): void {
  context.addIssue({ code: 'custom', path, params: { code, values: {} } });
}
