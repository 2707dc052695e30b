import type { ActivityFieldName, InheritedFieldName, SeriesFieldName } from '@samspel/domain/calendar/activity.fields';
import { reminders } from '@samspel/domain/calendar/reminder';
import type { TextId } from '@samspel/i18n/texts';
import type {
  ActivityContentFragment,
  CreateEventInput,
  SeriesContentFragment,
  UpdateEventInstanceInput,
} from '../../../generated/graphql.ts';
import {
  type FieldsOf,
  type FormField,
  formatted,
  line,
  person,
  presetChoice,
  requiredFormatted,
  requiredLine,
} from '../../../subject/form/fields.ts';

const titles = {
  kind: 'list',
  history: { isList: true },
  empty: [],
} satisfies Partial<FormField<readonly string[], never, string[]>>;

const tags: FormField<readonly string[], readonly { title: string }[], string[]> = {
  ...titles,
  label: 'field.tags',
  of: (wire) => wire.map(({ title }) => title),
  sent: (all) => [...all],
};

/** The items of a checklist; blank ones are not sent. */
const todoTemplate: FormField<readonly string[], readonly string[], string[]> = {
  ...titles,
  label: 'field.todoTemplate',
  of: (wire) => wire,
  sent: (all) => all.filter((title) => title.trim() !== ''),
};

/**
 * What activities have from their series until they get their own (product/activities#how-a-series-is-stored), in the order of the forms: the forms of
 * a series, of an activity and of a single one, the form of several new ones, conflicts, histories and facts take each from here.
 */
export const inheritedFields = {
  responsible: person('field.responsible'),
} satisfies FieldsOf<InheritedFieldName, SeriesContentFragment & ActivityContentFragment, CreateEventInput>;

const about = { title: requiredLine('field.title'), description: requiredFormatted('field.purpose') };

/** What a series says beside its year wheel and its days, which are one whole and have forms of their own. */
export const seriesFields = {
  ...about,
  startTime: line('field.startTime'),
  endTime: line('field.endTime'),
  ...inheritedFields,
  reminder: presetChoice('field.reminder', reminders, (say, one) => say(`event.reminder.${one}`), 'NONE'),
  tags,
  todoTemplate,
} satisfies FieldsOf<SeriesFieldName, SeriesContentFragment, CreateEventInput>;

/** What an activity says beside its days and the day of its reminder, which is counted from them. Its tick and its status have no form. */
export const activityFields = {
  ...about,
  ...inheritedFields,
  note: formatted('field.note'),
} satisfies FieldsOf<
  Exclude<ActivityFieldName, 'reminderDate' | 'isDone' | 'status'>,
  ActivityContentFragment,
  UpdateEventInstanceInput
>;

/** The names of the inherited fields, in the order of the forms. */
export const inheritedNames = Object.keys(inheritedFields) as InheritedFieldName[];

/** The inherited fields among the facts of an activity, beside who is responsible, which says more. */
export const inheritedFacts = inheritedNames.filter((name) => name !== 'responsible');

/** The names under which an error finds the label of a field that is called otherwise than on the wire. */
export const activityLabels: Record<string, string> = Object.fromEntries(
  Object.entries<{ label: TextId }>({ ...seriesFields, ...activityFields }).flatMap(([name, { label }]) => {
    const called = label.replace(/^field\./, '');
    return called === name ? [] : [[name, called]];
  }),
);
