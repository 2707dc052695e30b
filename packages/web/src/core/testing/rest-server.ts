import { Refusal, refusalStatus } from '@samspel/domain/refusal';
import { vi } from 'vitest';
import { isOfThisFile, noAnswer } from './of-this-file.ts';

/** Returns the answer of a path of the API to a body; a thrown `Refusal` refuses the call. */
// biome-ignore lint/suspicious/noExplicitAny: what a screen sends is what the test is about
type Answer = (sent: any) => unknown;

/** A server that replaces ours. */
export interface RestServer {
  /** Returns what was sent to a path, in order. */
  sentTo: (path: string) => Parameters<Answer>[0][];
  /** Changes some of the answers from now on. */
  answer: (changed: Record<string, Answer>) => void;
}

/**
 * Answers REST calls (`serverWith` answers those of GraphQL) until the test unstubs `fetch`: each path below /api, such as `/auth/email`. A path
 * without an answer is out of reach.
 */
export function restServer(answers: Record<string, Answer>): RestServer {
  const sent: { path: string; body: Parameters<Answer>[0] }[] = [];
  let known = answers;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (!isOfThisFile(init)) return noAnswer;
    const { body: written } = init;
    const path = address.slice('/api'.length) || '/';
    const body = typeof written === 'string' ? JSON.parse(written) : undefined;
    sent.push({ path, body });
    const answer = known[path];
    if (!answer) throw new TypeError(`nobody answers for ${path}`);
    return responseOf(() => answer(body));
  });
  return {
    sentTo: (path) => sent.filter((one) => one.path === path).map(({ body }) => body),
    answer: (changed) => {
      known = { ...known, ...changed };
    },
  };
}

function responseOf(answer: () => unknown): Response {
  try {
    const answered = answer();
    return answered instanceof Response ? answered : Response.json(answered);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, field } = error;
    return Response.json({ code, field, message: '' }, { status: refusalStatus[code] });
  }
}
