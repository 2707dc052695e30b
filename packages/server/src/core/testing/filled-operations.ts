import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';

/** One root field of the schema as an operation, with every argument filled in and the same text in each text argument. */
export type FilledOperation = {
  name: string;
  query: string;
  /** How many text arguments it has, at any depth. */
  texts: number;
  variables: (text: string) => Record<string, unknown>;
};

/** Returns an operation for every root field that takes a text. */
export function filledOperations(schema: GraphQLSchema): FilledOperation[] {
  const queries = Object.values(schema.getQueryType()!.getFields()).map((field) => filled('query', field));
  const mutations = Object.values(schema.getMutationType()!.getFields()).map((field) => filled('mutation', field));
  return [...queries, ...mutations].filter(({ texts }) => texts > 0);
}

function filled(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>): FilledOperation {
  const declared = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const fields = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
  const variables = (text: string) =>
    Object.fromEntries(args.map((argument) => [argument.name, filling(argument.type, text)]));
  return {
    name: `${kind} ${name}`,
    query: args.length > 0 ? `${kind} (${declared}) { ${name}(${passed})${fields} }` : `${kind} { ${name}${fields} }`,
    texts: JSON.stringify(variables('§')).split('"§"').length - 1,
    variables,
  };
}

const plain: Record<string, unknown> = { ID: '1', Int: 1, Float: 1, Boolean: true };

function filling(given: GraphQLInputType, text: string): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [filling(type.ofType, text)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return plain[type.name] ?? text;
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, filling(field.type, text)]));
}
