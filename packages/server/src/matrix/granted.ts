import type { Tx } from '../core/database/pool.ts';
import { createSubject } from '../subject/create.ts';
import type { State } from './expected.ts';
import type { Cast } from './roles.ts';
import { secret } from './tree.ts';

/** A grant in a state, the id of what it says, and who gives grants. */
export type Granted = { grant: number; grantRevision: number; source: number; sector: number };

/** A grant is no secret but as a draft and in the trash. It has no access list: what is limited or hidden beside it is a draft here. */
const statusIn = { open: 'PUBLISHED', archived: 'ARCHIVED', obsolete: 'PUBLISHED' } as const;

/** Makes a grant in a state, of an admin's; one that is obsolete is removed with all else. */
export async function makeGranted(tx: Tx, { people: { admin } }: Cast, state: State): Promise<Granted> {
  const status = state in statusIn ? statusIn[state as keyof typeof statusIn] : 'DRAFT';
  const words = state === 'open' || state === 'archived' ? 'Tilskot' : secret;
  const grant = await createSubject(tx, {
    kind: 'ACTION_VALUE',
    title: words,
    status,
    createdBy: admin,
    isOwned: false,
  });
  await tx.insertInto('action_value').values({ id: grant, type: 'GRANT', description: words }).execute();
  const lists = {
    validOrganizationTypes: [],
    sectors: [],
    kostraFunctions: [],
    links: [],
    radarGraph: [],
    deadlines: [],
  };
  const body = JSON.stringify({ title: words, status, description: words, type: 'GRANT', source: null, ...lists });
  const { id: grantRevision } = await tx
    .insertInto('revision')
    .values({ subject_id: grant, version: 1, body, changed_by: admin.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    grant,
    grantRevision,
    ...(state === 'open' ? await makeSource(tx, grant) : { source: grant, sector: grant }),
  };
}

/** Who gives grants is no secret, and stays whatever becomes of a grant. */
async function makeSource(tx: Tx, of: number) {
  const name = `Husbanken ${of}`;
  const titles = { title_nn: name, title_nb: name, title_en: name };
  const source = await tx.insertInto('grant_source').values({ name }).returning('id').executeTakeFirstOrThrow();
  const sector = await tx.insertInto('sector').values(titles).returning('id').executeTakeFirstOrThrow();
  return { source: source.id, sector: sector.id };
}
