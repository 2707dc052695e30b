import type { Language } from '@samspel/domain/account/profile.input';
import type { AdminNewsPartsFragment, NewsStatus } from '../../../generated/graphql.ts';

/** The values in the form of news. */
export type NewsFormValues = Record<`${Language}${'Title' | 'Body'}`, string> & {
  /** YYYY-MM-DD; '' if no day is chosen. */
  publishOn: string;
};

/** Returns the form's values for news; empty ones for a new one. */
export const newsFormOf = (news: AdminNewsPartsFragment | null): NewsFormValues => ({
  nnTitle: news?.nn.title ?? '',
  nnBody: news?.nn.body ?? '',
  nbTitle: news?.nb?.title ?? '',
  nbBody: news?.nb?.body ?? '',
  enTitle: news?.en?.title ?? '',
  enBody: news?.en?.body ?? '',
  publishOn: news?.publishOn ?? '',
});

/** Whether something is written in a language. */
export const isWrittenIn = (form: NewsFormValues, language: Language): boolean =>
  form[`${language}Title`].trim() !== '' || form[`${language}Body`] !== '';

/** Returns the input that is sent for a form. */
export function newsInputOf(form: NewsFormValues, status: NewsStatus) {
  const words = (language: Language) => ({ title: form[`${language}Title`], body: form[`${language}Body`] });
  return {
    nn: words('nn'),
    nb: isWrittenIn(form, 'nb') ? words('nb') : null,
    en: isWrittenIn(form, 'en') ? words('en') : null,
    status,
    publishOn: form.publishOn || null,
  };
}
