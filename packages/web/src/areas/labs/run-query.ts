import { callHeaders } from '../../core/call-headers.ts';
import { apiBase } from '../../core/rest.ts';
import { authorized } from '../../core/session/authorized.ts';

/** The server's answer to a query, and how it came. */
export type Ran = { status: number; milliseconds: number; characters: number; requestId: string | null; body: string };

/** Sends a query to our own GraphQL as the signed-in person, outside the app's cache. Throws if the server is not reached. */
export const runQuery = (query: string, variables: unknown): Promise<Ran> =>
  authorized(async (accessToken) => {
    const start = performance.now();
    const response = await fetch(`${apiBase}/graphql`, {
      method: 'POST',
      cache: 'no-store',
      headers: { ...callHeaders(accessToken), 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    return {
      status: response.status,
      milliseconds: Math.round(performance.now() - start),
      characters: text.length,
      requestId: response.headers.get('x-request-id'),
      body: indented(text),
    };
  });

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
