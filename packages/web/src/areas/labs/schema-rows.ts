import { foldText } from '@samspel/domain/text/fold';

/** A type in an introspection's answer: a name, or the type that it wraps. */
type TypeRef = { kind: string; name: string | null; ofType?: TypeRef | null };
type Described = { name: string; description: string | null };
type Input = Described & { type: TypeRef };
type Field = Described & { args: readonly Input[]; type: TypeRef };
/** The answer to `schemaQuery`. */
export type AnsweredSchema = {
  queryType: { name: string };
  mutationType: { name: string } | null;
  types: readonly (Described & {
    fields: readonly Field[] | null;
    inputFields: readonly Input[] | null;
    enumValues: readonly Described[] | null;
  })[];
};

/** One line of the schema: the type it belongs to, the line as a schema writes it, and its description. */
export type SchemaRow = { of: string; line: string; description: string };

const typeParts = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';

/** Queries the whole schema. */
export const schemaQuery = `query {
  __schema {
    queryType { name }
    mutationType { name }
    types {
      name
      description
      fields { name description args { name description type { ${typeParts} } } type { ${typeParts} } }
      inputFields { name description type { ${typeParts} } }
      enumValues { name description }
    }
  }
}`;

/** Returns every line of a schema: queries first, then mutations, then types by name; without those of introspection. */
export function schemaRows({ queryType, mutationType, types }: AnsweredSchema): SchemaRow[] {
  const rank = (name: string) => (name === queryType.name ? 0 : name === mutationType?.name ? 1 : 2);
  return types
    .filter(({ name }) => !name.startsWith('__'))
    .toSorted((one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name))
    .flatMap(({ name, fields, inputFields, enumValues }) => [
      ...(fields ?? []).map((field) => rowOf(name, field, `${argsOf(field.args)}: ${written(field.type)}`)),
      ...(inputFields ?? []).map((field) => rowOf(name, field, `: ${written(field.type)}`)),
      ...(enumValues ?? []).map((value) => rowOf(name, value, '')),
    ]);
}

/** Returns the rows that have all the words, in any of their parts. */
export function findRows(rows: readonly SchemaRow[], search: string): readonly SchemaRow[] {
  const words = foldText(search).split(' ').filter(Boolean);
  return rows.filter(({ of, line, description }) => {
    const text = foldText(`${of} ${line} ${description}`);
    return words.every((word) => text.includes(word));
  });
}

const rowOf = (of: string, { name, description }: Described, rest: string): SchemaRow => ({
  of,
  line: `${name}${rest}`,
  description: description ?? '',
});

const argsOf = (args: readonly Input[]): string =>
  args.length === 0 ? '' : `(${args.map(({ name, type }) => `${name}: ${written(type)}`).join(', ')})`;

function written({ kind, name, ofType }: TypeRef): string {
  if (!ofType) return name ?? '?';
  return kind === 'NON_NULL' ? `${written(ofType)}!` : `[${written(ofType)}]`;
}
