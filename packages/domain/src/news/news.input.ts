import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { choice, day, id, maybe, plainLine, requiredRichText, title, version } from '../input.ts';
import { newsPageSize, newsStatuses } from './news.ts';

const words = z.strictObject({ title, body: requiredRichText });
/** News in one language: a title, and rich text. */
export type NewsWords = z.output<typeof words>;

/** News in Nynorsk, and in the other languages if somebody wrote them. Published news starts on a day (null: today). */
const content = {
  nn: words,
  nb: words.nullish(),
  en: words.nullish(),
  status: choice(newsStatuses),
  publishOn: day.nullish(),
};
export const createNewsInput = z.strictObject(content);
export type CreateNewsInput = z.output<typeof createNewsInput>;
export const updateNewsInput = z.strictObject({ id, version, ...content });

const page = askedPage(newsPageSize);

/** A page of published news. */
export const newsInput = z.strictObject(page);

/** Finds news for admins, by words of a title in any language. */
export const adminNewsInput = z.strictObject({
  text: maybe(plainLine(100)),
  status: maybe(choice(newsStatuses)),
  ...page,
});
export type AdminNewsInput = z.output<typeof adminNewsInput>;
