import { Refusal, refusalStatus } from '@samspel/domain/refusal';
import { vi } from 'vitest';

/** What a path of the API answers to a body; a `Refusal` is thrown. */
// biome-ignore lint/suspicious/noExplicitAny: what a screen sends is what the test is about
type Answer = (sent: any) => unknown;

/** A server that stands in for ours. */
export interface RestServer {
  /** What was sent to a path, in order. */
  sentTo: (path: string) => Parameters<Answer>[0][];
  /** Answers otherwise from now on. */
  answer: (changed: Record<string, Answer>) => void;
}

/** Answers the calls of REST (`serverWith` those of GraphQL) until the test unstubs `fetch`: each path below /api, such as `/auth/email`. What nobody answers for is out of reach. */
export function restServer(answers: Record<string, Answer>): RestServer {
  const sent: { path: string; body: Parameters<Answer>[0] }[] = [];
  let known = answers;
  vi.stubGlobal('fetch', async (address: string, { body: written }: RequestInit = {}) => {
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
