import type { Body } from '@samspel/domain/subject/change';
import { sql } from 'kysely';
import type { Tx } from '../core/database/pool.ts';
import { accessBody } from './access/access-body.ts';
import { type Codec, partOf, pick, type Whole, word } from './codecs.ts';
import { apart, ofSubject } from './fields.ts';

/** Levels by the id of who is given access. */
type Levels = Record<string, string>;

/** An access list, shown as the entries that differ from the other side of the change. Only admins change the owner, and undoing never does. */
const accessList: Codec = {
  show: (value, other) =>
    Object.entries(value as Levels)
      .filter(([id, level]) => ((other ?? {}) as Levels)[id] !== level)
      .map(([id, code]) => ({ principalId: Number(id), code })),
  stays: (before, after) => ownerIn(before as Levels) !== ownerIn(after as Levels),
};

const ownerIn = (levels: Levels) => Object.keys(levels).find((id) => levels[id] === 'OWNER');

/** An access list is one whole in the input: undoing sends the access of now with the changed fields as they were before. */
const whole: Whole = {
  undo: async (tx, { fields, before, now }) => {
    const { isPrivate, visibility, access } = { ...now, ...pick(before, fields) };
    return { access: { isPrivate, visibility, ...(await entriesOf(tx, access as Levels)) } };
  },
};

/** The fields of a thing with an access list of its own: how each is stored, shown in a history and undone. */
export const sharingFields = {
  isPrivate: ofSubject('is_private', partOf(whole, word)),
  visibility: ofSubject('visibility', partOf(whole, word)),
  access: apart(accessBody('s.id'), partOf(whole, accessList)),
};

/** Returns an access list as the input has it, without the owner, people who are not active, and groups and organizations that are gone. */
async function entriesOf(tx: Tx, levels: Levels): Promise<Body> {
  const granted = Object.entries(levels).filter(([, level]) => level !== 'OWNER');
  const ids = granted.map(([id]) => Number(id));
  const { rows } = await sql<{ id: number; kind: string }>`
    select id, 'person' as kind from active_person where id = any (${ids}::bigint[])
    union all select id, 'group' from person_group where id = any (${ids}::bigint[])
    union all select id, 'organization' from organization where id = any (${ids}::bigint[])
    union all select id, 'organizationGroup' from organization_group where id = any (${ids}::bigint[])`.execute(tx);
  const ofKind = (kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ id }) => ({ [kind]: id, access: levels[id] }));
  return {
    persons: ofKind('person'),
    groups: ofKind('group'),
    organizations: ofKind('organization'),
    organizationGroups: ofKind('organizationGroup'),
  };
}
