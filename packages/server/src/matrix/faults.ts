import type { TestPerson } from '../core/testing/people.ts';
import type { Heard } from './ask.ts';
import type { Operation } from './calls.ts';
import { expected, type Need, type State } from './expected.ts';
import type { Written } from './journal.ts';
import type { Role } from './roles.ts';

/**
 * What is wrong with what an operation wrote, in whatever table: whoever is refused writes nothing, nor does a reader, but for the
 * audit of an admin, which is one row a subject and action (product/access#admins).
 */
export function faultsOfWriting(
  { name }: Operation,
  role: Role,
  { outcome }: Heard,
  written: readonly Written[],
): string[] {
  // The wire has these three as GET as well.
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
 * What an admin, or an organization's own, changed by that right alone, and the log does not say: a colleague differs from both in nothing but the right
 * (docs/decisions/audit-log.md).
 */
export function faultsOfLogging(
  operation: Operation & { need: Need },
  state: State,
  { role, person }: { role: Role; person: TestPerson | null },
  { outcome }: Heard,
  written: readonly Written[],
): string[] {
  const isRight = role === 'admin' || role === 'organization admin';
  // What is the admin's own, and what is mailed to them, is no matter of that right.
  const others = written.filter(({ row }) => row.person_id !== person?.id && row.to_address !== person?.email);
  if (!isRight || outcome !== 'ok' || others.length === 0) return [];
  if (expected(operation, state, 'colleague') === 'ok') return [];
  const isLogged = written.some(({ table, row }) => table === 'audit_entry' && row.person_id === person?.id);
  return isLogged ? [] : [`${role}: changed ${written.map(({ table }) => table).join()}, and the log does not say it`];
}

/** What tells a thing that is hidden from one that never was: any byte of the answer, or another way to it, which takes another time. */
export function faultsOfHiding(role: Role, heard: Heard, ofNone: Heard): string[] {
  const ways = [heard, ofNone].map(({ statements }) => statements.map((text) => text.trim().slice(0, 40)).join(' · '));
  return [
    ...(heard.answer === ofNone.answer ? [] : [`${role}: hears ${heard.answer}, but of none ${ofNone.answer}`]),
    ...(heard.statements.join() === ofNone.statements.join()
      ? []
      : [`${role}: another way to the answer: ${ways.join(', and of none ')}`]),
  ];
}
