import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import { whyNotEditable } from '@samspel/domain/subject/state';
import type { FoundSubject } from '../../core/access/find-subject.ts';

/** Refuses to change a thing while it, or what it hangs on, is archived (product/access#archive-and-trash). `found` is one that the caller may edit. */
export function refuseArchived({ rootStatus }: FoundSubject, code: RefusalCode): void {
  if (whyNotEditable({ status: rootStatus, myAccess: 'WRITE' }) === 'archived') throw new Refusal(code);
}
