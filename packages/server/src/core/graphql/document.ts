import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate, visit } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { circleRule } from './circle-rule.ts';
import { aliasRule, depthRule, limits, subscriptionRule, tooMuch } from './limits.ts';

/** A request's document, checked against the schema and the limits. */
export type CheckedDocument = {
  document: DocumentNode;
  isIntrospection: boolean;
  /** How often it was asked since it was first read. */
  asked: number;
  /** The compiled form of its only operation, which is faster; made once it has been asked a few times. */
  compiled?: CompiledQuery['query'];
};

/**
 * The most characters of all documents that are kept. A kept document takes a hundred times its own length in memory, so this is some
 * 40 MB; all documents of the web app together are a quarter of it.
 */
const mostCharacters = 400_000;

/** What a kept document counts beside its own length: the shortest ones, too, take some kilobytes of memory. */
const each = 200;
const rules = [...specifiedRules, depthRule, aliasRule, circleRule, subscriptionRule];

/**
 * Reads documents and keeps the latest that passed, since a client sends the same few again and again. Throws MalformedDocument.
 * @param most the most characters of all documents that are kept
 */
export function documentReader(schema: GraphQLSchema, most = mostCharacters): (source: string) => CheckedDocument {
  const known = new Map<string, CheckedDocument>();
  let characters = 0;
  const forget = (source: string) => {
    if (known.delete(source)) characters -= each + source.length;
  };
  return (source) => {
    refuseTooLong(source);
    const checked = known.get(source) ?? check(schema, source);
    forget(source);
    known.set(source, checked);
    characters += each + source.length;
    for (const oldest of known.keys()) {
      if (characters <= most) break;
      forget(oldest);
    }
    return checked;
  };
}

function refuseTooLong(source: string): void {
  if (Buffer.byteLength(source) > limits.bytes) throw new MalformedDocument([tooMuch('query.tooLong')]);
}

/** Everything that is wrong with a document. */
export class MalformedDocument extends Error {
  readonly errors: readonly GraphQLError[];
  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
    this.errors = errors;
  }
}

function check(schema: GraphQLSchema, source: string): CheckedDocument {
  const document = read(source);
  // Suggestions would reveal the schema to people who may not look at it (product/wire#limits).
  const errors = validate(schema, document, rules, { hideSuggestions: true });
  if (errors.length > 0) throw new MalformedDocument(errors);
  return { document, isIntrospection: asksForSchema(document), asked: 0 };
}

function read(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: limits.tokens });
  } catch (error) {
    const { message } = error as Error;
    throw new MalformedDocument([message.includes('tokens') ? tooMuch('query.tooLong') : new GraphQLError(message)]);
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
