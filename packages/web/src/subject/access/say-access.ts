import type { Say } from '@samspel/i18n/say';
import type { AccessDraft } from './access-draft.ts';

/** Returns who has access to a thing that I am making, in one line. */
export function sayAccess(say: Say, { isPrivate, members }: AccessDraft): string {
  if (!isPrivate) return say('access.folded.open');
  const others = members.filter(({ access }) => access !== 'OWNER');
  return say('access.folded.private', {
    others: others.length,
    name: others[0]?.name ?? '',
    more: others.length - 1,
  });
}
