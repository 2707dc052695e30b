import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate, visit } from 'graphql';
import { aliasRule, depthRule, limits, subscriptionRule } from './limits.ts';

/** A request's document, checked against the schema and the limits. */
export type CheckedDocument = { document: DocumentNode; isIntrospection: boolean };

const most = 1_000;
const rules = [...specifiedRules, depthRule, aliasRule, subscriptionRule];

/** Reads documents and keeps those that passed, since a client sends the same few again and again. Throws GraphQLErrors. */
export function documentReader(schema: GraphQLSchema): (source: string) => CheckedDocument {
  const known = new Map<string, CheckedDocument>();
  return (source) => {
    const before = known.get(source);
    if (before) return before;
    const checked = check(schema, source);
    if (known.size >= most) known.clear();
    known.set(source, checked);
    return checked;
  };
}

/** What is wrong with a document, all of it. */
export class MalformedDocument extends Error {
  readonly errors: readonly GraphQLError[];
  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
    this.errors = errors;
  }
}

function check(schema: GraphQLSchema, source: string): CheckedDocument {
  const document = read(source);
  // A suggestion spells out the schema to whoever may not look at it (decision 37).
  const errors = validate(schema, document, rules, { hideSuggestions: true });
  if (errors.length > 0) throw new MalformedDocument(errors);
  return { document, isIntrospection: asksForSchema(document) };
}

function read(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: limits.tokens });
  } catch (error) {
    const { message } = error as Error;
    const code = message.includes('tokens') ? 'query.tooLong' : 'badRequest';
    throw new MalformedDocument([new GraphQLError(message, { extensions: { code } })]);
  }
}

function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field({ name }) {
      if (name.value === '__schema' || name.value === '__type') asks = true;
    },
  });
  return asks;
}
