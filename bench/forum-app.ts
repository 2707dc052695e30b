import { termsVersion } from '@samspel/domain/account/terms';
import type { Browser } from 'playwright-core';
import { startProcess } from '../packages/server/src/core/testing/process.ts';
import { ensureWebBuilt } from '../tools/web.mjs';
import { startChromium } from './chromium.ts';
import { openBenchDatabase } from './database.ts';
import { seedForum } from './forum-data.ts';
import { tokensOf } from './kept-tokens.ts';
import { reader } from './list-data.ts';

/** The application with a forum of a thousand discussions, and a Chromium to read it in. */
export type ForumApp = {
  url: string;
  browser: Browser;
  /** Signs the reader in anew; returns the tokens. */
  signIn: () => Promise<object>;
  close: () => Promise<void>;
};

export async function openForumApp(): Promise<ForumApp> {
  await ensureWebBuilt();
  const database = await openBenchDatabase();
  await seedForum(database.db, 1_000);
  await database.db.updateTable('person').set({ accepted_terms: termsVersion }).where('id', '=', reader).execute();
  const server = await startProcess({ DATABASE_URL: database.url });
  const browser = await startChromium();
  return {
    url: server.url,
    browser,
    signIn: () => tokensOf(database.db, reader),
    close: async () => {
      await browser.close();
      await server.stop();
      await database.close();
    },
  };
}
