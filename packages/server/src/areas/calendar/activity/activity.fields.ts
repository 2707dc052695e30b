import type { ActivityFieldName, InheritedFieldName } from '@samspel/domain/calendar/activity.fields';
import { type SelectType, sql } from 'kysely';
import type { EventInstanceTable, EventTable } from '../../../../printed/tables.ts';
import { type Codec, day, line, person, word } from '../../../subject/codecs.ts';
import { apart, type BodyOf, columnsIn, ofSubject, type StoredField } from '../../../subject/fields.ts';
import { chosenDay } from './given-days.ts';

/** A field that activities have from their series until they get their own: the same column in both tables. */
export type InheritedField<Value = unknown, Row extends string = string, Given = never> = StoredField<Value> & {
  column: keyof EventTable & keyof EventInstanceTable;
  /** Its name in rows. */
  row: Row;
  /** What is written with it. @param by id of the person who changes it */
  along?: (given: Given, by: number) => object;
};

/** @param row its name in rows */
const inherits = <Column extends keyof EventTable & keyof EventInstanceTable, Row extends string>(
  column: Column,
  row: Row,
  codec: Codec,
  along?: (given: SelectType<EventTable[Column]>, by: number) => object,
): InheritedField<SelectType<EventTable[Column]>, Row, SelectType<EventTable[Column]>> => ({
  codec,
  value: sql`${sql.ref(`own.${column}`)}`,
  columns: (given: unknown) => ({ [column]: given }),
  column,
  row,
  ...(along && { along }),
});

/**
 * What activities have from their series until they get their own, by name on the wire: a new activity takes it over, and those that have what the
 * series had follow its changes (product/activities#how-a-series-is-stored).
 */
export const inheritedFields = {
  responsible: inherits('responsible_id', 'responsibleId', person, (id, by) => ({ assigned_by: id && by })),
} satisfies Record<InheritedFieldName, InheritedField>;

const { column, text } = columnsIn<'event_instance'>();

/** What an activity says, field by field: how each is stored, shown in a history and undone. */
export const activityFields = {
  title: ofSubject('title', line),
  status: ofSubject('status', word),
  isDone: column('is_done', word),
  startDate: apart(chosenDay('own', 'start_date'), day),
  endDate: apart(chosenDay('own', 'end_date'), day),
  ...inheritedFields,
  reminderDate: column('reminder_date', day),
  description: text('description'),
  note: text('note'),
} satisfies Record<ActivityFieldName | 'startDate' | 'endDate', StoredField>;

/** Everything about an activity that an update replaces, as a revision keeps it. */
export type ActivityBody = BodyOf<typeof activityFields>;
