import type { BrowserContext } from 'playwright-core';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { inTransaction } from '../packages/server/src/core/database/transaction.ts';
import { openSession } from '../packages/server/src/core/session/issue-tokens.ts';

/** Signs a person in, without a mail; returns the tokens. */
export const tokensOf = (db: Database, person: number) =>
  inTransaction(db, (tx) => openSession(tx, person, 'a measure', new Date()));

/** Signs in every page of a browser's context from its first moment. */
export const keepTokens = (context: BrowserContext, tokens: object): Promise<void> =>
  context
    .addInitScript(
      (kept) => localStorage.setItem('samspel.tokens', JSON.stringify({ ...kept, access_token_time: Date.now() })),
      tokens,
    )
    .then(() => undefined);
