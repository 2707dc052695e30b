import type { Reminder } from '@samspel/domain/calendar/reminder';
import { sql } from 'kysely';
import type { Inherited } from '../../areas/calendar/series/stored-series.queries.ts';
import type { Tx } from '../../core/database/pool.ts';
import type { Body } from './history.changes.ts';

const accessFields = new Set(['isPrivate', 'visibility', 'access']);
const seriesDates = [
  'startDate',
  'endDate',
  'repetitionDefinition',
  'startRepetitionDate',
  'endRepetitionDate',
] as const;
const dateFields = new Set<string>([...seriesDates, 'activities']);

const pick = (body: Body, fields: readonly string[]): Body =>
  Object.fromEntries(fields.map((field) => [field, body[field] ?? null]));

/** The input that gives fields of a year wheel the values from before; an access list is one whole. */
export async function calendarUndo(tx: Tx, fields: readonly string[], before: Body, now: Body): Promise<Body> {
  const own = pick(
    before,
    fields.filter((field) => !accessFields.has(field)),
  );
  const shared = fields.filter((field) => accessFields.has(field));
  if (shared.length === 0) return own;
  const { isPrivate, visibility, access } = { ...now, ...pick(before, shared) };
  return { ...own, access: { isPrivate, visibility, ...(await entriesOf(tx, access as Record<string, string>)) } };
}

/** An access list as an input has it, without the owner and without those that are no more. */
async function entriesOf(tx: Tx, levels: Record<string, string>): Promise<Body> {
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

/** The fields that must still be as a change of a series left them: its dates are one whole, of which none is undone alone. */
export const withAllDates = (fields: readonly string[]): readonly string[] =>
  fields.some((field) => dateFields.has(field)) ? [...fields, ...seriesDates] : fields;

/** What activities had of a series. */
export const inheritedOf = (body: Body): Inherited => ({
  title: body.title as string,
  reminder: body.reminder as Reminder,
  responsibleId: (body.responsible as number | null) ?? null,
});

/** The input that gives fields of a series the values from before; its dates are one whole. */
export function eventUndo(fields: readonly string[], before: Body, now: Body): Body {
  const own = pick(
    before,
    fields.filter((field) => !dateFields.has(field)),
  );
  const hasOtherDates = fields.some((field) => dateFields.has(field));
  return hasOtherDates ? { ...own, ...datesUndo(before, now) } : own;
}

function datesUndo(before: Body, now: Body): Body {
  const span = pick(before, ['startDate', 'endDate']);
  if (before.repetitionDefinition) {
    return { ...span, ...pick(before, ['repetitionDefinition', 'startRepetitionDate', 'endRepetitionDate']) };
  }
  const isSingle =
    !now.repetitionDefinition && [before, now].every(({ activities }) => (activities as unknown[]).length === 1);
  return isSingle ? span : { ...span, activities: before.activities };
}

/** The input that gives fields of an activity the values from before. */
export const instanceUndo = (fields: readonly string[], before: Body): Body => pick(before, fields);
