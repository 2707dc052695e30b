import { onTestFinished, vi } from 'vitest';
import { isOfThisFile, noAnswer } from './of-this-file.ts';

/** What a page asked the server for: an operation by its name, with its variables. */
export interface Asked {
  name: string;
  with: Record<string, unknown>;
}

/** An operation as it is sent. */
export interface Sent {
  operationName: string;
  variables: Record<string, unknown>;
}

type Answer = Record<string, unknown> | ((variables: Record<string, unknown>) => unknown);

/** Answers what a page sent, one operation or several together, as the server does. @param answerTo the body of one answer */
export async function answerSent(body: unknown, answerTo: (sent: Sent) => unknown): Promise<Response> {
  const sent = JSON.parse(String(body)) as Sent | { calls: Sent[] };
  if (!('calls' in sent)) return Response.json(await answerTo(sent));
  const bodies = await Promise.all(sent.calls.map(answerTo));
  return Response.json({ answers: bodies.map((one) => ({ status: 200, body: one })) });
}

/**
 * A server that answers GraphQL operations by their names with data, until the test is finished. If an answer throws, the operation is refused, with
 * the error's message as its code and its `field`. Returns the operations asked for, in order.
 */
export function serverWith(answers: Readonly<Record<string, Answer>>): Asked[] {
  const asked: Asked[] = [];
  const answerTo = async ({ operationName: name, variables }: Sent) => {
    asked.push({ name, with: variables });
    const answer = answers[name];
    if (!answer) throw new Error(`the test has no answer to ${name}`);
    try {
      return { data: typeof answer === 'function' ? await answer(variables) : answer };
    } catch (error) {
      const { message: code, field } = error as Error & { field?: string };
      return { data: null, errors: [{ message: 'Nei', extensions: { code, ...(field && { field }) } }] };
    }
  };
  vi.stubGlobal('fetch', (_: string, init: RequestInit) =>
    isOfThisFile(init) ? answerSent(init.body, answerTo) : noAnswer,
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

/** A refusal of the server, by its code, and by the field of the input that it concerns. */
export const refuse = (code: string, field?: string) => () => {
  throw Object.assign(new Error(code), { field });
};
