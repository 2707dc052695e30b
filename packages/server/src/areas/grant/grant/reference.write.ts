import { createActionValueInput } from '@samspel/domain/grant/grant.input';
import { readInput } from '@samspel/domain/input';
import { foldText } from '@samspel/domain/text/fold';
import type { Day } from '@samspel/domain/time/day';
import { sql } from 'kysely';
import type { Caller } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import { keepFirstRevision } from './grant.body.ts';
import { insertGrant } from './grant.write.ts';
import { inputOfReference, readReferenceGrants } from './reference.data.ts';

/**
 * Adds the missing schemes that come with Samspel, with their sources and sectors; returns their ids. A scheme is missing unless a grant, even one in
 * the trash, has its title.
 */
export async function addReferenceGrants(
  tx: Tx,
  admin: Caller,
  today: Day,
  { withExamples }: { withExamples: boolean },
): Promise<number[]> {
  // Two admins who add at the same time do not both add.
  await sql`lock table grant_source, sector in share row exclusive mode`.execute(tx);
  const { sectors, grants } = await readReferenceGrants();
  const known = await titlesOf(tx);
  const missing = grants.filter(({ nn }) => !known.has(foldText(nn)));
  if (missing.length === 0) return [];
  const sectorIds = await addSectors(tx, sectors);
  const sourceIds = await addSources(tx, [...new Set(missing.map(({ source }) => source))]);
  const functions = await tx.selectFrom('kostra_function').select(['id', 'kid']).execute();
  const functionIds = new Map(functions.map(({ id, kid }) => [kid, id]));
  const made: number[] = [];
  for (const grant of missing) {
    const input = readInput(createActionValueInput, {
      ...inputOfReference(grant, today, withExamples),
      source: sourceIds.get(foldText(grant.source)),
      sectors: grant.sectors.map((title) => sectorIds.get(foldText(title))),
      kostraFunctions: grant.kostra.flatMap((kid) => functionIds.get(kid) ?? []),
    });
    const id = await insertGrant(tx, admin, input, today);
    await keepFirstRevision(tx, id, admin.id);
    made.push(id);
  }
  return made;
}

/** The titles of all grants, folded. */
async function titlesOf(tx: Tx): Promise<Set<string>> {
  const rows = await tx.selectFrom('subject').select('title').where('kind', '=', 'ACTION_VALUE').execute();
  return new Set(rows.map(({ title }) => foldText(title)));
}

type Named = { id: number; name: string };

/** Adds the sources that are missing; returns the ids of all, by their folded name. */
async function addSources(tx: Tx, names: readonly string[]): Promise<Map<string, number>> {
  await sql`insert into grant_source (name) select * from unnest(${names}::text[]) on conflict do nothing`.execute(tx);
  const { rows } = await sql<Named>`select id, fold_text(name) as name from grant_source`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The same for sectors, by their folded Nynorsk title. */
async function addSectors(tx: Tx, all: readonly Record<'nn' | 'nb' | 'en', string>[]): Promise<Map<string, number>> {
  const rows = all.map(({ nn, nb, en }) => ({ title_nn: nn, title_nb: nb, title_en: en }));
  await tx
    .insertInto('sector')
    .values(rows)
    .onConflict((known) => known.doNothing())
    .execute();
  const { rows: named } = await sql<Named>`select id, fold_text(title_nn) as name from sector`.execute(tx);
  return new Map(named.map(({ id, name }) => [name, id]));
}
