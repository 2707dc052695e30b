import { z } from 'zod';
import { emptiable, required } from '../input/field.ts';
import { atMost, choice, clockTime, day, id, maybe, orElse, requiredRichText, richText, title } from '../input.ts';
import { writableStatuses } from '../subject/state.ts';
import { tagTitles } from '../subject/tag.input.ts';
import { reminders } from './reminder.ts';

/** The most items in the checklist of a series. */
const todoLimit = 100;

/** A field that a new series has a value of, whether one is given or not. A change that leaves it out, or has null, leaves it as it is. */
const kept = <Schema extends z.ZodType, const First extends z.output<Schema>>(schema: Schema, first: First) => ({
  made: orElse(schema, first),
  changed: maybe(schema),
});

/**
 * What activities have from their series until they get their own (product/activities#how-a-series-is-stored): the inputs that make and change a
 * series, and the one that changes an activity, have each of these.
 */
export const inheritedFields = {
  responsible: emptiable(id),
};

/** What a series says beside its year wheel and its days, which are one whole: the input that makes one and the input that changes one. */
export const seriesFields = {
  title: required(title),
  description: required(requiredRichText),
  startTime: emptiable(clockTime),
  endTime: emptiable(clockTime),
  reminder: kept(choice(reminders), 'NONE'),
  tags: kept(tagTitles, []),
  todoTemplate: kept(atMost(title, todoLimit), []),
  ...inheritedFields,
};

/** What one activity says beside its days: the input that changes one. Its series makes it. */
export const activityFields = {
  title: required(title),
  /** Null: that of the series again. */
  description: { made: requiredRichText, changed: requiredRichText.nullish() },
  reminderDate: emptiable(day),
  status: kept(choice(writableStatuses), 'PUBLISHED'),
  note: emptiable(richText),
  isDone: kept(z.boolean(), false),
  ...inheritedFields,
};

/** The name of a field that activities have from their series, on the wire and in histories. */
export type InheritedFieldName = keyof typeof inheritedFields;
/** The name of a field of a series, beside its days and its year wheel. */
export type SeriesFieldName = keyof typeof seriesFields;
/** The name of a field of an activity, beside its days. */
export type ActivityFieldName = keyof typeof activityFields;
