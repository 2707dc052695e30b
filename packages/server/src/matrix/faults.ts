import type { TestPerson } from '../core/testing/people.ts';
import type { Heard } from './ask.ts';
import type { Operation } from './calls.ts';
import { expected, type Need, type State } from './expected.ts';
import type { Written } from './journal.ts';
import type { Role } from './roles.ts';

/**
 * Returns what is wrong with the rows that an operation wrote, in any table. A refused call and a call that only reads write nothing, except
 * the audit of an admin, which is one row per subject and action (product/access#admins).
 */
export function faultsOfWriting(
  { name }: Operation,
  role: Role,
  { outcome }: Heard,
  written: readonly Written[],
): string[] {
  // These three can also be called with GET.
  const isChange = /^(mutation |POST |GET \/(notification\/(read|check)|person\/remove-profile-picture))/.test(name);
  const isAudit = ({ table }: Written) => table === 'audit_entry' && role === 'admin';
  const wrong = outcome !== 'ok' ? written : isChange ? [] : written.filter((one) => !isAudit(one));
  const audited = written.filter(isAudit).map(({ row }) => `${row.action} ${row.subject_id}`);
  return [
    ...wrong.map(({ table, operation }) => `${role}: ${outcome}, and yet ${operation} on ${table}`),
    ...(new Set(audited).size < audited.length ? [`${role}: the same is audited more than once`] : []),
  ];
}

/**
 * Returns a fault if an admin, or an organization's own admin, changed something only by that right and the log does not say so. A colleague
 * differs from both only in that right (docs/decisions/audit-log.md).
 */
export function faultsOfLogging(
  operation: Operation & { need: Need },
  state: State,
  { role, person }: { role: Role; person: TestPerson | null },
  { outcome }: Heard,
  written: readonly Written[],
): string[] {
  const isRight = role === 'admin' || role === 'organization admin';
  // What belongs to the admin, or is mailed to them, does not need that right.
  const others = written.filter(({ row }) => row.person_id !== person?.id && row.to_address !== person?.email);
  if (!isRight || outcome !== 'ok' || others.length === 0) return [];
  if (expected(operation, state, 'colleague') === 'ok') return [];
  const isLogged = written.some(({ table, row }) => table === 'audit_entry' && row.person_id === person?.id);
  return isLogged ? [] : [`${role}: changed ${written.map(({ table }) => table).join()}, and the log does not say it`];
}

/**
 * Returns how a hidden thing can be told from one that never existed: by any byte of the answer, or by other statements, which take another
 * time.
 */
export function faultsOfHiding(role: Role, heard: Heard, ofNone: Heard): string[] {
  const ways = [heard, ofNone].map(({ statements }) => statements.map((text) => text.trim().slice(0, 40)).join(' · '));
  return [
    ...(heard.answer === ofNone.answer ? [] : [`${role}: hears ${heard.answer}, but of none ${ofNone.answer}`]),
    ...(heard.statements.join() === ofNone.statements.join()
      ? []
      : [`${role}: another way to the answer: ${ways.join(', and of none ')}`]),
  ];
}
