import { onTestFinished, vi } from 'vitest';

/** What a page asked the server for: an operation by its name, with its variables. */
export interface Asked {
  name: string;
  with: Record<string, unknown>;
}

type Answer = Record<string, unknown> | ((variables: Record<string, unknown>) => unknown);

/**
 * A server that answers GraphQL operations by their names with data, until the test is finished. If an answer throws, the operation is refused with
 * the error's message as its code. Returns the operations asked for, in order.
 */
export function serverWith(answers: Readonly<Record<string, Answer>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { operationName: name, variables } = JSON.parse(String(body));
    asked.push({ name, with: variables });
    const answer = answers[name];
    if (!answer) throw new Error(`the test has no answer to ${name}`);
    try {
      return Response.json({ data: typeof answer === 'function' ? await answer(variables) : answer });
    } catch (error) {
      return Response.json({
        data: null,
        errors: [{ message: 'Nei', extensions: { code: (error as Error).message } }],
      });
    }
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

/** A refusal of the server, by its code. */
export const refuse = (code: string) => () => {
  throw new Error(code);
};
