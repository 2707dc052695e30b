import type { Language } from '@samspel/domain/account/profile.input';
import type { AdminNewsPartsFragment, NewsStatus } from '../../../generated/graphql.ts';

/** What the form of news holds. */
export type NewsFormValues = Record<`${Language}${'Title' | 'Body'}`, string> & {
  /** YYYY-MM-DD; '' for none. */
  publishOn: string;
};

/** What the form holds of news; nothing for new ones. */
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

/** What is sent of a form. */
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
