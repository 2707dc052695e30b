import { makeOperation, mapExchange, type Operation, type OperationResult, stringifyDocument } from '@urql/core';
import { isLost, noteAnswered, sendingKey } from '../sending.ts';

/** Sends each mutation under a key, the same one until it is answered (product/wire#sending-once). */
export const sentOnce = () => mapExchange({ onOperation: withKey, onResult: noteResult });

function withKey(operation: Operation): Operation {
  if (operation.kind !== 'mutation') return operation;
  const { context, query, variables } = operation;
  const sending = `${stringifyDocument(query)} ${JSON.stringify(variables)}`;
  const options = typeof context.fetchOptions === 'function' ? context.fetchOptions() : context.fetchOptions;
  const headers = { ...(options?.headers as Record<string, string>), 'idempotency-key': sendingKey(sending) };
  return makeOperation(operation.kind, operation, { ...context, sending, fetchOptions: { ...options, headers } });
}

function noteResult(result: OperationResult): OperationResult {
  const { operation, error } = result;
  const { sending } = operation.context as { sending?: string };
  const response = error?.response as Response | undefined;
  const status = error?.networkError ? (response?.status ?? 0) : 200;
  if (sending !== undefined && !isLost(status)) noteAnswered(sending);
  return result;
}
