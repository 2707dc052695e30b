import { type Client, type Exchange, makeOperation, type OperationContext, type TypedDocumentNode } from '@urql/core';
import { map, pipe, tap } from 'wonka';

/** A query and what it is asked for, as a part of a page asks when it is shown. */
export interface Ask {
  // biome-ignore lint/suspicious/noExplicitAny: documents of any answer stand in one list
  document: TypedDocumentNode<any, any>;
  variables: object;
}

/** Returns a query with its variables, whose types must fit. */
export const askOf = <Variables extends object>(
  // biome-ignore lint/suspicious/noExplicitAny: only what it is asked for has to fit
  document: TypedDocumentNode<any, Variables>,
  variables: Variables,
): Ask => ({ document, variables });

/** What was asked ahead at one moment; over when its answers must not be taken for new any longer. */
type Ahead = { isOver: boolean };

/** Milliseconds for which an answer that was asked for ahead is new to whoever asks the same. */
const patience = 3_000;

/**
 * Asks for what is about to be shown, so that it travels with what is asked for at the same moment. Whoever asks the same a moment later gets the answer
 * that has come, or waits for it, and the server is not asked twice.
 * @returns a function after which the answers are not taken for new: call it when one of them may have changed
 */
export function askAhead(client: Client, asks: readonly Ask[]): () => void {
  const ahead: Ahead = { isOver: false };
  for (const { document, variables } of asks) void client.query(document, variables, contextOf(ahead)).toPromise();
  return () => {
    ahead.isOver = true;
  };
}

const contextOf = (ahead: Ahead) => ({ requestPolicy: 'cache-and-network', ahead }) as Partial<OperationContext>;

/** Takes the answer to what was asked ahead for whoever asks the same soon after, unless they want it from the network. */
export const askedAhead: Exchange = ({ forward }) => {
  const answered = new Map<number, { ahead: Ahead; at: number }>();
  const isNew = (key: number) => {
    const known = answered.get(key);
    if (!known) return false;
    if (!known.ahead.isOver && performance.now() - known.at < patience) return true;
    answered.delete(key);
    return false;
  };
  return (operations) =>
    pipe(
      operations,
      map((operation) => {
        const { kind, key, context } = operation;
        if (kind !== 'query' || context.ahead) return operation;
        return context.requestPolicy === 'cache-and-network' && isNew(key)
          ? makeOperation(kind, operation, { ...context, requestPolicy: 'cache-first' })
          : operation;
      }),
      forward,
      tap(({ operation: { key, context }, stale, error }) => {
        const ahead = context.ahead as Ahead | undefined;
        if (ahead && !stale && !error) answered.set(key, { ahead, at: performance.now() });
      }),
    );
};
