import { type Language, languages } from '@samspel/domain/account/profile.input';
import type { NewsStatus } from '@samspel/domain/news/news';
import type { AdminNewsInput } from '@samspel/domain/news/news.input';
import { Refusal } from '@samspel/domain/refusal';
import type { Day } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../core/base/services.ts';
import { holdsWords } from '../../core/database/holds-words.ts';
import type { Db } from '../../core/database/pool.ts';
import type { Page, Window } from '../../core/graphql/page.ts';
import { readPage } from '../../core/graphql/read-page.ts';

type Words = { title: string; body: string };

/** News as the database has it: the parent of `NewsItem` and `AdminNews`. */
export type NewsRow = {
  id: number;
  version: number;
  status: NewsStatus;
  publishOn: Day | null;
  nn: Words;
  nb: Words | null;
  en: Words | null;
  lastUpdated: Date;
};

/** The text in a language; null if it is not written in it. */
const wordsIn = (language: Language): RawBuilder<unknown> => {
  const [title, body] = [sql.ref(`n.title_${language}`), sql.ref(`n.body_${language}`)];
  return sql`case when ${title} is not null then jsonb_build_object('title', ${title}, 'body', ${body}) end as ${sql.ref(language)}`;
};

const columns = sql`n.id, n.version, n.status, n.publish_on as "publishOn", n.last_updated as "lastUpdated", ${sql.join(languages.map(wordsIn))}`;

/** Whether everybody may read the news `n`: it is published, and its day has come. */
const isShown = (now: Date) => sql`(n.status = 'PUBLISHED' and n.publish_on <= ${osloToday(now)}::date)`;

/** A page of published news, the newest first. */
export const listPublished = ({ db, now }: Services, window: Window): Promise<Page<NewsRow>> =>
  readPage(db, window, {
    columns,
    from: sql`from news n where ${isShown(now())}`,
    order: sql`n.publish_on desc, n.id desc`,
    isOften: true,
  });

/** A published news item. Throws `notFound`. */
export async function findPublished({ db, now }: Services, id: number): Promise<NewsRow> {
  const { rows } = await sql<NewsRow>`select ${columns} from news n where n.id = ${id} and ${isShown(now())}`.execute(
    db,
  );
  if (!rows[0]) throw new Refusal('notFound', 'id');
  return rows[0];
}

/** A page of all news, the last changed first. */
export function listNews(db: Db, input: AdminNewsInput): Promise<Page<NewsRow>> {
  const hasStatus = input.status === undefined ? sql`true` : sql`n.status = ${input.status}`;
  const hasWords = holdsWords(input.text, 'n.title_nn', 'n.title_nb', 'n.title_en');
  return readPage(db, input, {
    columns,
    from: sql`from news n where ${hasStatus} and ${hasWords}`,
    order: sql`n.last_updated desc, n.id desc`,
  });
}

/** A news item of any status. Throws `notFound` on the field. @param lock locks the row until the transaction ends, for a change */
export async function findNews(db: Db, id: number, field: string, lock = sql``): Promise<NewsRow> {
  const { rows } = await sql<NewsRow>`select ${columns} from news n where n.id = ${id} ${lock}`.execute(db);
  if (!rows[0]) throw new Refusal('notFound', field);
  return rows[0];
}
