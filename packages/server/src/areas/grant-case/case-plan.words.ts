import type { DeadlineType } from '@samspel/domain/grant/grant';
import { subjectUri } from '@samspel/domain/subject/address';
import { pagePath } from '@samspel/domain/subject/link-path';
import { say } from '@samspel/i18n/format';
import type { Locale } from '@samspel/i18n/locale';

/** The purpose of a task in a year wheel, as rich text with a link to its grant. */
export function taskPurpose(locale: Locale, type: DeadlineType, grant: { id: number; title: string }): string {
  const link = { type: 'link', attrs: { href: `/app${pagePath('ACTION_VALUE', subjectUri(grant))}` } };
  const lead = say(locale, `grantCase.task.${type}`);
  const words = { type: 'text', text: `${lead} ` };
  const title = { type: 'text', text: grant.title, marks: [link] };
  return JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [words, title] }] });
}
