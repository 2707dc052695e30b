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

/** A kind of thing whose fields are said once on each side. */
export type Kind = {
  name: string;
  /** The table that has its columns. */
  table: string;
  /** Its types in the schema that have all fields: of the answer, and of the two inputs. */
  wire: { answer: string; inputs: readonly string[] };
  /** The fragment of the web that asks for all fields. */
  fragment: string;
  /** The test that what it says survives its form, and how the sample in it begins. */
  survives: { path: string; begins: string };
  /** The section of its form in which a new field begins. */
  section: string;
  /** The files that say its fields, its schema, and what the web asks for. */
  files: Record<'domain' | 'server' | 'web' | 'schema' | 'asked', string>;
};

/** The kinds whose fields are said once on each side. */
export const kinds: Readonly<Record<string, Kind>> = {
  grant: {
    name: 'grant',
    table: 'action_value',
    wire: { answer: 'ActionValueRevision', inputs: ['CreateActionValueInput', 'UpdateActionValueInput'] },
    fragment: 'GrantFacts',
    survives: { path: 'packages/web/src/areas/grant/edit/grant-form.test.ts', begins: 'const said = {' },
    section: 'grant.form.money',
    files: {
      domain: 'packages/domain/src/grant/grant.fields.ts',
      server: 'packages/server/src/areas/grant/grant/grant.fields.ts',
      web: 'packages/web/src/areas/grant/parts/grant.fields.ts',
      schema: 'packages/server/src/areas/grant/grant/grant.graphql',
      asked: 'packages/web/src/areas/grant/grant.graphql',
    },
  },
};

/** A file that names every field of a kind, and the function that adds a new one to it. */
type Register = { path: string; add: (text: string, field: FieldName) => string };

/** The files that name every field of a kind. */
export const registersOf = ({ name: kind, files, wire, fragment, survives, section }: Kind): Register[] => [
  {
    path: files.domain,
    add: (text, { name, type }) => atEnd(text, `export const ${kind}Fields = {`, `  ${name}: ${type.read},`),
  },
  {
    path: files.server,
    add: (text, { name, type }) =>
      atEnd(text, `export const ${kind}Fields = {`, `  ${name}: column('${columnOf(name)}', ${type.codec}),`),
  },
  {
    path: files.schema,
    add: (text, { name, type }) => {
      const lines = `  "${type.said}"\n  ${name}: ${type.wire}`;
      const answer = atEnd(text, `type ${wire.answer} {`, lines);
      return wire.inputs.reduce((whole, input) => atEnd(whole, `input ${input} {`, lines), answer);
    },
  },
  {
    path: files.web,
    add: (text, { name, type }) => {
      const field = atEnd(text, `export const ${kind}Fields = {`, `  ${name}: ${type.field(`field.${name}`)},`);
      const form = inSection(field, section, `['${name}']`);
      return atEnd(form, `export const ${kind}Facts`, `  '${name}',`, ']');
    },
  },
  {
    path: files.asked,
    add: (text, { name }) => atEnd(text, `fragment ${fragment} on ${wire.answer} {`, `  ${name}`),
  },
  {
    path: survives.path,
    add: (text, { name, type }) => atStart(text, survives.begins, `    ${name}: ${type.sample},`),
  },
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
