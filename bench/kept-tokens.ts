import type { BrowserContext } from 'playwright-core';

/** Signs in every page of a browser's context from its first moment. */
export const keepTokens = (context: BrowserContext, tokens: object): Promise<void> =>
  context
    .addInitScript(
      (kept) => localStorage.setItem('samspel.tokens', JSON.stringify({ ...kept, access_token_time: Date.now() })),
      tokens,
    )
    .then(() => undefined);
