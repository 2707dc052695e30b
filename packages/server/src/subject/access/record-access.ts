import type { GrantedLevel } from '@samspel/domain/subject/access';
import { record } from '../../core/audit/record.ts';
import type { Caller } from '../../core/base/caller.ts';
import type { Tx } from '../../core/database/pool.ts';
import type { Granted } from '../../core/events/event-data.ts';

/** The part of a thing's body that decides who may do what with it; `access` has the levels by the id of who has them. */
export type AccessBody = { isPrivate?: boolean; visibility?: string; status?: string; access?: Record<string, string> };

/** Logs a change of a thing's access or owner, with ids and levels before and after. Does nothing if neither changed. */
export async function recordAccess(tx: Tx, caller: Caller, id: number, was: object, is: object): Promise<void> {
  const [before, after] = [accessIn(was), accessIn(is)];
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const [ownedBy, owns] = [ownerIn(before), ownerIn(after)];
  const isHandedOver = ownedBy !== owns;
  await record(
    tx,
    { action: 'access', by: caller.id, subject: id, detail: { before, after } },
    ...(isHandedOver
      ? [{ action: 'owner' as const, by: caller.id, about: Number(owns), subject: id, detail: { before: ownedBy } }]
      : []),
  );
}

/** Who got READ or WRITE by a change of a thing, and had less before. */
export function grantedBy(was: AccessBody, is: AccessBody): Granted[] {
  const had = was.access ?? {};
  return Object.entries(is.access ?? {}).flatMap(([principal, level]) =>
    isGranted(level) && ranked.indexOf(level) > ranked.indexOf(had[principal] ?? '')
      ? [{ principal: Number(principal), level }]
      : [],
  );
}

const ranked = ['READ', 'WRITE', 'OWNER'];
const isGranted = (level: string): level is GrantedLevel => level === 'READ' || level === 'WRITE';

const accessIn = ({ isPrivate, visibility, access = {} }: AccessBody): AccessBody =>
  ({ isPrivate, visibility, access }) as AccessBody;

const ownerIn = ({ access = {} }: AccessBody): string | undefined =>
  Object.keys(access).find((person) => access[person] === 'OWNER');
