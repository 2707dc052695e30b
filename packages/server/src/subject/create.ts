import type { Visibility } from '@samspel/domain/subject/access';
import type { Status, SubjectKind } from '@samspel/domain/subject/subject';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../core/database/pool.ts';
import type { EmittedWith } from '../core/events/emit.ts';

/** A subject that is about to be created. With a `parent`, the access of the parent's root applies, and the subject's own privacy is ignored. */
export type NewSubject = {
  kind: SubjectKind;
  title: string;
  status?: Status;
  createdBy: { id: number; organizationId: number };
  parent?: { id: number; rootId: number };
  isPrivate?: boolean;
  visibility?: Visibility;
  /** It has no owner and no access list: the policy of its kind decides who may change it. */
  isOwned?: false;
};

/** Creates a subject and returns its id. A subject without a parent gets its creator as its only OWNER (product/access#levels), unless it has no access list. */
export async function createSubject(tx: Tx, subject: NewSubject): Promise<number> {
  const [id] = await createSubjects(tx, [subject]);
  return id!;
}

/** Creates many subjects in two statements. Returns their ids in the order of the subjects. */
export async function createSubjects(tx: Tx, subjects: readonly NewSubject[]): Promise<number[]> {
  if (subjects.length === 0) return [];
  const ids = await nextIds(tx, subjects.length);
  await tx
    .insertInto('subject')
    .values(subjects.map((subject, index) => toRow(ids[index]!, subject)))
    .execute();
  const owned = subjects.flatMap(({ parent, isOwned, createdBy }, index) =>
    parent || isOwned === false ? [] : [{ root_id: ids[index]!, person_id: createdBy.id, level: 'OWNER' as const }],
  );
  if (owned.length > 0) await tx.insertInto('access_entry').values(owned).execute();
  return ids;
}

/**
 * Creates a subject that hangs on another, and what belongs to it, in one statement, and returns what is asked for of it.
 * @param parts the inserts, by the names of what they return, of rows `from made`, whose `id` is that of the subject
 * @param emitted announces it
 * @param answer a select of one row, from what these return and from `created`, the subject
 */
export async function createPart<Row>(
  tx: Tx,
  subject: NewSubject & Required<Pick<NewSubject, 'parent'>>,
  parts: Readonly<Record<string, RawBuilder<unknown>>>,
  { happened, told }: EmittedWith,
  answer: RawBuilder<Row>,
): Promise<Row> {
  const { id: _id, ...row } = toRow(0, subject);
  const columns = Object.keys(row).map((name) => sql.ref(name));
  const also = Object.entries(parts).map(([name, insert]) => sql`, ${sql.ref(name)} as (${insert} returning *)`);
  const { rows } = await sql<Row>`
    with made as materialized (select nextval('meta_id') as id),
    created as (insert into subject (id, ${sql.join(columns)}) select id, ${sql.join(Object.values(row))} from made returning *)
    ${sql.join(also, sql``)}, happened as (${happened}), told as materialized (${told})
    select answer.* from (${answer}) answer cross join told`.execute(tx);
  return rows[0]!;
}

const toRow = (id: number, { kind, title, status, createdBy, parent, isPrivate, visibility }: NewSubject) => ({
  id,
  kind,
  title,
  status: status ?? 'PUBLISHED',
  parent_id: parent?.id ?? null,
  root_id: parent?.rootId ?? id,
  is_private: parent ? false : (isPrivate ?? false),
  visibility: parent ? ('PUBLIC' as const) : (visibility ?? 'PUBLIC'),
  created_by: createdBy.id,
  organization_id: createdBy.organizationId,
});

/** Reserves ids, so that many rows that refer to each other can be written in a few statements. */
async function nextIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval('meta_id') as id from generate_series(1, ${count}::int)`.execute(tx);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
