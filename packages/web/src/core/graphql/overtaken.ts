import { type Exchange, makeOperation, type OperationContext } from '@urql/core';
import { pipe, tap } from 'wonka';

/** The context of a change that several pages show, and that may come while they still wait for what the change before it has made them ask. */
export const overtaking = { overtakes: true } as Partial<OperationContext>;

/**
 * Asks again for what was on its way when such a change was answered: its answer may be from before the change, and the client asks for nothing that is
 * already on its way.
 */
export const overtaken: Exchange =
  ({ client, forward }) =>
  (operations) => {
    const onTheWay = new Set<number>();
    const old = new Set<number>();
    return pipe(
      operations,
      tap(({ kind, key }) => {
        if (kind === 'query') onTheWay.add(key);
        if (kind !== 'teardown') return;
        onTheWay.delete(key);
        old.delete(key);
      }),
      forward,
      tap(({ operation }) => {
        const { kind, key, context } = operation;
        if (kind === 'mutation' && context.overtakes === true) for (const query of onTheWay) old.add(query);
        if (kind !== 'query') return;
        onTheWay.delete(key);
        if (!old.delete(key)) return;
        const again = makeOperation(kind, operation, { ...context, requestPolicy: 'network-only' });
        setTimeout(() => client.reexecuteOperation(again));
      }),
    );
  };
