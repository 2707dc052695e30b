import type { Page } from 'playwright-core';

/** Calls the server as the person who is signed in on a page, for what a journey needs but is not about. Throws if the call is refused. */
export async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await page.evaluate(
    async (body) => {
      const { access_token } = JSON.parse(localStorage.getItem('samspel.tokens') ?? '{}');
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${access_token}` };
      const answer = await fetch('/api/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.json();
    },
    { query, variables },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
