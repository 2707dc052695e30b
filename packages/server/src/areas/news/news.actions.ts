import {
  type CreateNewsInput,
  createNewsInput,
  type NewsWords,
  updateNewsInput,
} from '@samspel/domain/news/news.input';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import { type Act, action } from '../../core/area/action.ts';
import { record } from '../../core/audit/record.ts';
import { requireAdmin } from '../../core/base/caller.ts';
import { refuseStale } from '../../subject/touch.ts';
import { findNews, type NewsRow } from './news.queries.ts';

/** Makes a news item. */
export const createNews = action(createNewsInput, async (input, act) => {
  const { caller, tx, services } = act;
  requireAdmin(caller);

  const { id } = await tx
    .insertInto('news')
    .values(columnsOf(input, services.now()))
    .returning('id')
    .executeTakeFirstOrThrow();
  return logged(act, id);
});

/** Replaces a news item: its text in all languages, its status and its day. */
export const updateNews = action(updateNewsInput, async ({ id, version, ...input }, act) => {
  const { caller, tx, services } = act;
  requireAdmin(caller);
  refuseStale(await findNews(tx, id, 'input.id', sql`for update`), version);

  await tx
    .updateTable('news')
    .set((eb) => ({ ...columnsOf(input, services.now()), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return logged(act, id);
});

/** Records the change in the log; returns the news as it is now. */
async function logged({ tx, caller }: Act, id: number): Promise<NewsRow> {
  const news = await findNews(tx, id, 'input.id');
  const { status, publishOn } = news;
  await record(tx, { action: 'news', by: caller.id, detail: { news: id, status, publishOn } });
  return news;
}

/** The columns for an input; the day of published news is today unless another is given. */
function columnsOf({ nn, nb, en, status, publishOn }: CreateNewsInput, now: Date) {
  const today = status === 'PUBLISHED' ? osloToday(now) : null;
  return {
    status,
    publish_on: publishOn ?? today,
    title_nn: nn.title,
    body_nn: nn.body.json,
    ...columnsIn('nb', nb),
    ...columnsIn('en', en),
    last_updated: now,
  };
}

const columnsIn = <Language extends 'nb' | 'en'>(language: Language, words: NewsWords | null | undefined) =>
  ({ [`title_${language}`]: words?.title ?? null, [`body_${language}`]: words?.body.json ?? null }) as Record<
    `title_${Language}` | `body_${Language}`,
    string | null
  >;
