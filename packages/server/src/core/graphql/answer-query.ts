import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { refuseTooMuchText } from './answer-budget.ts';
import type { Context } from './context.ts';
import { type CheckedDocument, MalformedDocument } from './document.ts';

/** How often a query must have been asked before it is compiled: for fewer times compiling does not pay off. */
const askedBefore = 5;

type Variables = Record<string, unknown>;

/**
 * Answers an operation of a document. Throws `query.tooLarge` if the answer exceeds its budget, MalformedDocument if it is unclear which
 * operation is meant.
 */
export async function answerQuery(
  schema: GraphQLSchema,
  checked: CheckedDocument,
  context: Context,
  variables: Variables,
  operationName: string | undefined,
): Promise<ExecutionResult> {
  refuseUnclear(checked.document, operationName);
  const result = await Promise.race([
    context.budget.isSpent,
    resolve(schema, checked, context, variables, operationName),
  ]);
  refuseTooMuchText(result.data);
  return result;
}

function refuseUnclear(document: DocumentNode, operationName: string | undefined): void {
  if (getOperationAST(document, operationName)) return;
  throw new MalformedDocument([new GraphQLError('A request names one operation of its document')]);
}

function resolve(
  schema: GraphQLSchema,
  checked: CheckedDocument,
  contextValue: Context,
  variableValues: Variables,
  operationName: string | undefined,
): ExecutionResult | Promise<ExecutionResult> {
  checked.asked += 1;
  if (checked.asked === askedBefore) compile(schema, checked);
  if (checked.compiled) return checked.compiled(undefined, contextValue, variableValues);
  return execute({ schema, document: checked.document, contextValue, variableValues, operationName });
}

/** Compiles a document if it has only one operation, since a compiled document always runs the same one. */
function compile(schema: GraphQLSchema, checked: CheckedDocument): void {
  const operations = checked.document.definitions.filter(({ kind }) => kind === 'OperationDefinition');
  if (operations.length !== 1) return;
  const compiled = compileQuery(schema, checked.document);
  if (isCompiledQuery(compiled)) checked.compiled = compiled.query;
}
