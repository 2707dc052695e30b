import type { Say } from '@samspel/i18n/say';
import type { EditBodyProps } from './edit-body.tsx';

/** The question before a published thing becomes a draft, and who loses sight of it then: all who do not write it (product/access#drafts). */
export function withdrawalOf(say: Say, { followers }: { followers: number }): EditBodyProps['withdraw'] {
  return { title: say('subject.withdraw.title'), losses: <p>{say('subject.withdraw.body', { followers })}</p> };
}
