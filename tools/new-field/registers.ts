import { posix } from 'node:path';

/** What a field holds: how it is said on each side. */
export type FieldType = {
  /** Its column in PostgreSQL, and what the column means. */
  column: string;
  means: string;
  /** Its type in the schema, and what the schema says of it. */
  wire: string;
  said: string;
  /** How the domain reads it. */
  read: string;
  /** How a history shows it. */
  codec: string;
  /** How the form and the page show it. @param label the name of its text */
  field: (label: string) => string;
  /** A value of it, for the test that it survives its form. */
  sample: string;
};

/** The types that a new field can have. */
export const types: Readonly<Record<string, FieldType>> = {
  percent: {
    column: 'integer',
    means: 'per cent, 0 to 100',
    wire: 'Int',
    said: '0–100 per cent.',
    read: 'emptiable(percent)',
    codec: 'line',
    field: (label) => `wholeNumber('${label}', { fact: { say: sayPercent } })`,
    sample: '30',
  },
  amount: {
    column: 'integer',
    means: 'whole kroner',
    wire: 'Int',
    said: 'Whole kroner, at most 2,000,000,000.',
    read: 'emptiable(amount)',
    codec: 'line',
    field: (label) => `wholeNumber('${label}', { fact: { say: (value) => value } })`,
    sample: '30_000',
  },
  number: {
    column: 'integer',
    means: 'a whole number, 1 to 10,000',
    wire: 'Int',
    said: 'From 1; at most 10,000.',
    read: 'emptiable(wholeNumber(1, 10_000))',
    codec: 'line',
    field: (label) => `wholeNumber('${label}', { fact: { say: (value) => value } })`,
    sample: '5',
  },
  line: {
    column: 'text',
    means: 'a line of text',
    wire: 'String',
    said: 'One line of at most 1,000 characters.',
    read: 'emptiable(plainLine(1000))',
    codec: 'line',
    field: (label) => `line('${label}', {}, { fact: { say: (value) => value } })`,
    sample: "'Kort'",
  },
};

/** A field that is to be made. */
export type FieldName = { name: string; type: FieldType; words: readonly [nn: string, nb: string, en: string] };

/** A list of the fields of a kind. */
type List = { path: string; begins: string };

/** A kind of thing whose fields are said once on each side. */
export type Kind = {
  name: string;
  /** The tables that have its columns. */
  tables: readonly string[];
  /** The types that a new field of it can have. */
  types: readonly string[];
  /** The lists that say its fields. */
  lists: Record<'domain' | 'server' | 'web', List>;
  /** How the list of the server says a field. */
  stored: (field: FieldName) => string;
  /** Its types in the schema that have all fields, of answers and of inputs, by file. */
  wire: Readonly<Record<string, readonly string[]>>;
  /** The fragments of the web that ask for all fields. */
  asked: { path: string; fragments: readonly string[] };
  /** Where the list of the web has a new field besides: in a section of its form, and among the facts. Without it, all fields of the list are in both. */
  shown?: (text: string, name: string) => string;
  /** The test that what it says survives its form, and how the sample in it begins. */
  survives?: List;
};

const inKind = (area: string, name: string, web: string, begins: string): Kind['lists'] => ({
  domain: { path: `packages/domain/src/${area}/${name}.fields.ts`, begins },
  server: { path: `packages/server/src/areas/${area}/${name}/${name}.fields.ts`, begins },
  web: { path: `packages/web/src/areas/${area}/${web}/${name}.fields.ts`, begins },
});

/** The kinds whose fields are said once on each side. */
export const kinds: Readonly<Record<string, Kind>> = {
  grant: {
    name: 'grant',
    tables: ['action_value'],
    types: ['percent', 'amount', 'number', 'line'],
    lists: inKind('grant', 'grant', 'parts', 'export const grantFields = {'),
    stored: ({ name, type }) => `column('${columnOf(name)}', ${type.codec})`,
    wire: {
      'packages/server/src/areas/grant/grant/grant.graphql': [
        'type ActionValueRevision',
        'input CreateActionValueInput',
        'input UpdateActionValueInput',
      ],
    },
    asked: {
      path: 'packages/web/src/areas/grant/grant.graphql',
      fragments: ['fragment GrantFacts on ActionValueRevision'],
    },
    shown: (text, name) =>
      atEnd(inSection(text, 'grant.form.money', `['${name}']`), 'export const grantFacts', `  '${name}',`, ']'),
    survives: { path: 'packages/web/src/areas/grant/edit/grant-form.test.ts', begins: 'const said = {' },
  },
  topic: {
    name: 'topic',
    tables: ['topic'],
    types: ['number', 'line'],
    lists: {
      domain: { path: 'packages/domain/src/topic/topic.fields.ts', begins: 'export const topicFields = {' },
      server: { path: 'packages/server/src/areas/topic/topic.fields.ts', begins: 'export const topicFields = {' },
      web: { path: 'packages/web/src/areas/topic/form/topic.fields.ts', begins: 'export const topicFields = {' },
    },
    stored: ({ name, type }) => `column('${columnOf(name)}', ${type.codec})`,
    wire: {
      'packages/server/src/areas/topic/topic.graphql': [
        'type Topic implements Subject',
        'input CreateTopicInput',
        'input UpdateTopicInput',
      ],
    },
    asked: { path: 'packages/web/src/areas/topic/topic.graphql', fragments: ['fragment TopicParts on Topic'] },
  },
  calendar: {
    name: 'year wheel',
    tables: ['calendar'],
    types: ['number', 'line'],
    lists: inKind('calendar', 'calendar', 'fields', 'export const calendarFields = {'),
    stored: ({ name, type }) => `column('${columnOf(name)}', ${type.codec})`,
    wire: {
      'packages/server/src/areas/calendar/calendar/calendar.graphql': [
        'type Calendar implements Subject',
        'input CreateCalendarInput',
        'input UpdateCalendarInput',
      ],
    },
    asked: {
      path: 'packages/web/src/areas/calendar/calendar/calendar.graphql',
      fragments: ['fragment CalendarParts on Calendar'],
    },
  },
  activity: {
    name: 'activity',
    tables: ['event', 'event_instance'],
    types: ['number', 'line'],
    lists: inKind('calendar', 'activity', 'fields', 'export const inheritedFields = {'),
    stored: ({ name, type }) => `inherits('${columnOf(name)}', '${name}', ${type.codec})`,
    wire: {
      'packages/server/src/areas/calendar/activity/activity.graphql': [
        'type EventInstance implements Subject',
        'input UpdateEventInstanceInput',
      ],
      'packages/server/src/areas/calendar/series/series.graphql': [
        'type Event implements Subject',
        'input CreateEventInput',
        'input UpdateEventInput',
      ],
    },
    asked: {
      path: 'packages/web/src/areas/calendar/fields/activity.fields.graphql',
      fragments: ['fragment ActivityContent on EventInstance', 'fragment SeriesContent on Event'],
    },
  },
};

/** A file that names every field of a kind, and the function that adds a new one to it. */
type Register = { path: string; add: (text: string, field: FieldName) => string };

/** The files that name every field of a kind. */
export const registersOf = ({ lists, stored, wire, asked, shown, survives }: Kind): Register[] => [
  {
    path: lists.domain.path,
    add: (text, { name, type }) =>
      withImport(
        withImport(atEnd(text, lists.domain.begins, `  ${name}: ${type.read},`), readerOf(type), '../input.ts'),
        'emptiable',
        '../input/field.ts',
      ),
  },
  {
    path: lists.server.path,
    add: (text, field) => atEnd(text, lists.server.begins, `  ${field.name}: ${stored(field)},`),
  },
  ...Object.entries(wire).map(([path, types]) => ({
    path,
    add: (text: string, { name, type }: FieldName) =>
      types.reduce((whole, one) => atEnd(whole, `${one} {`, `  "${type.said}"\n  ${name}: ${type.wire}`), text),
  })),
  {
    path: lists.web.path,
    add: (text, { name, type }) => {
      const field = type.field(`field.${name}`);
      const added = atEnd(text, lists.web.begins, `  ${name}: ${field},`);
      const whole = withImport(
        added,
        type.field('').match(/^\w+/)![0],
        posix.relative(posix.dirname(lists.web.path), 'packages/web/src/subject/form/fields.ts'),
      );
      return shown ? shown(whole, name) : whole;
    },
  },
  {
    path: asked.path,
    add: (text, { name }) => asked.fragments.reduce((whole, one) => atEnd(whole, `${one} {`, `  ${name}`), text),
  },
  ...(survives
    ? [
        {
          path: survives.path,
          add: (text: string, { name, type }: FieldName) =>
            atStart(text, survives.begins, `    ${name}: ${type.sample},`),
        },
      ]
    : []),
  {
    path: 'packages/i18n/src/field.ts',
    add: (text, { name, words }) =>
      atEnd(
        text,
        'export const fieldTexts = {',
        `  'field.${name}': [${words.map((word) => `'${word.replaceAll("'", "\\'")}'`).join(', ')}],`,
      ),
  },
];

/** The name of the column of a field. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Adds lines before the end of a list that begins as said. Throws if there is none: the file has changed then, and this one must change too. */
function atEnd(text: string, begins: string, lines: string, ends = '}'): string {
  const start = text.indexOf(begins);
  const end = text.indexOf(`\n${ends}`, start);
  if (start < 0 || end < 0) throw new Error(`nothing like ${begins} stands there any more`);
  return `${text.slice(0, end)}\n${lines}${text.slice(end)}`;
}

/** The name of the piece of input by which the domain reads a type: `wholeNumber` of `emptiable(wholeNumber(1, 10_000))`. */
const readerOf = ({ read }: FieldType): string => read.match(/^emptiable\((\w+)/)?.[1] ?? '';

/** Adds a name to the import of a file, if it is not imported yet. */
function withImport(text: string, made: string, from: string): string {
  const imported = text.match(new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`));
  if (!imported) throw new Error(`nothing is imported from ${from} any more`);
  const isKnown = new RegExp(`\\b${made}\\b`).test(imported[1]!) || text.includes(`const ${made} =`);
  if (isKnown) return text;
  const names = imported[1]!.replace(/,?\s*$/, '');
  return text.replace(imported[0], imported[0].replace(imported[1]!, `${names}, ${made} `));
}

/** Adds lines after the beginning of a list. */
function atStart(text: string, begins: string, lines: string): string {
  if (!text.includes(`${begins}\n`)) throw new Error(`nothing like ${begins} stands there any more`);
  return text.replace(`${begins}\n`, `${begins}\n${lines}\n`);
}

/** Adds a row to a section of a form. */
function inSection(text: string, section: string, row: string): string {
  const rows = new RegExp(`(title: '${section}',\\s*rows: \\[(?:\\s*\\[[^\\]]*\\],?)*)`);
  if (!rows.test(text)) throw new Error(`no section ${section} stands there any more`);
  return text.replace(rows, (found) => `${found.replace(/,$/, '')}, ${row}`);
}
