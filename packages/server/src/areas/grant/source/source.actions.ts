import {
  createSectorInput,
  createSourceInput,
  updateSectorInput,
  updateSourceInput,
} from '@samspel/domain/grant/grant.input';
import { id } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import type { AuditAction } from '@samspel/domain/subject/audit';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Act, action } from '../../../core/area/action.ts';
import { record } from '../../../core/audit/record.ts';
import { requireAdmin } from '../../../core/base/caller.ts';
import type { Tx } from '../../../core/database/pool.ts';
import type { SectorRow, SourceRow } from './source.queries.ts';

type Table = 'grant_source' | 'sector';

/** What was done with a row of a table, as the audit log names it. */
type Done = 'made' | 'changed' | 'removed';

const loggedAs = { grant_source: 'source', sector: 'sector' } as const satisfies Record<Table, AuditAction>;

/** An action of admins on the sources and sectors of grants, recorded in the log. */
const adminAction = <Schema extends z.ZodType, Result extends { id: number } | number>(
  [table, done]: readonly [Table, Done],
  schema: Schema,
  run: (input: z.output<Schema>, tx: Tx) => Promise<Result>,
) =>
  action(schema, async (input, { caller, tx }: Act) => {
    requireAdmin(caller);

    const result = await run(input, tx);

    const id = typeof result === 'number' ? result : result.id;
    await record(tx, { action: loggedAs[table], by: caller.id, detail: { [loggedAs[table]]: id, done } });
    return result;
  });

/** Throws `grant.nameTaken` if another row has the name. Locks the table, so that two people who write the same name do not both get it. */
async function refuseTaken(tx: Tx, table: Table, name: string, field: string, own = 0): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
  const column = sql.ref(table === 'sector' ? 'title_nn' : 'name');
  const { rows } =
    await sql`select from ${sql.table(table)} where fold_text(${column}) = fold_text(${name}) and id <> ${own}`.execute(
      tx,
    );
  if (rows.length > 0) throw new Refusal('grant.nameTaken', field);
}

/** Inserts a row, or updates the one with the id. Throws `notFound` if there is none with the id. */
async function write<Row>(tx: Tx, table: Table, row: Record<string, string | null>, own?: number): Promise<Row> {
  const written = own
    ? tx.updateTable(table).set(row).where('id', '=', own).returningAll()
    : tx
        .insertInto(table)
        .values(row as never)
        .returningAll();
  const found = await written.executeTakeFirst();
  if (!found) throw new Refusal('notFound', 'input.id');
  return found as Row;
}

/** Deletes a row that no grant uses; returns its id. */
const removeFrom = (table: Table, users: 'action_value' | 'action_value_sector', column: 'source_id' | 'sector_id') =>
  adminAction([table, 'removed'], z.strictObject({ id }), async ({ id }, tx) => {
    const used = await sql`select from ${sql.table(users)} where ${sql.ref(column)} = ${id} limit 1`.execute(tx);
    if (used.rows.length > 0) throw new Refusal('grant.inUse', 'id');

    const gone = await tx.deleteFrom(table).where('id', '=', id).returning('id').executeTakeFirst();
    if (!gone) throw new Refusal('notFound', 'id');
    return id;
  });

const sourceRow = ({ name, url = null }: { name: string; url?: string | null | undefined }) => ({ name, url });
const sectorRow = ({ nn, nb, en }: Record<'nn' | 'nb' | 'en', string>) => ({
  title_nn: nn,
  title_nb: nb,
  title_en: en,
});

/** Adds a source of grants. */
export const createSource = adminAction(['grant_source', 'made'], createSourceInput, async (input, tx) => {
  await refuseTaken(tx, 'grant_source', input.name, 'input.name');
  return write<SourceRow>(tx, 'grant_source', sourceRow(input));
});

/** Changes the name or home page of a source. */
export const updateSource = adminAction(['grant_source', 'changed'], updateSourceInput, async (input, tx) => {
  await refuseTaken(tx, 'grant_source', input.name, 'input.name', input.id);
  return write<SourceRow>(tx, 'grant_source', sourceRow(input), input.id);
});

export const removeSource = removeFrom('grant_source', 'action_value', 'source_id');

/** Adds a sector. */
export const createSector = adminAction(
  ['sector', 'made'],
  createSectorInput,
  async (input, tx): Promise<SectorRow> => {
    await refuseTaken(tx, 'sector', input.nn, 'input.nn');
    const { id } = await write<{ id: number }>(tx, 'sector', sectorRow(input));
    return { ...input, id };
  },
);

/** Changes the titles of a sector. */
export const updateSector = adminAction(
  ['sector', 'changed'],
  updateSectorInput,
  async (input, tx): Promise<SectorRow> => {
    await refuseTaken(tx, 'sector', input.nn, 'input.nn', input.id);
    await write(tx, 'sector', sectorRow(input), input.id);
    return input;
  },
);

export const removeSector = removeFrom('sector', 'action_value_sector', 'sector_id');
