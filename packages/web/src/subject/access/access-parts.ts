import type { Say } from '@samspel/i18n/say';
import type { ShownPart } from '../../core/forms/use-conflict.ts';
import type { AccessDraft, Member } from './access-draft.ts';

type Openness = Pick<AccessDraft, 'isPrivate' | 'visibility'>;

/**
 * Returns the parts of an access list, for merging it with a newer version: one for openness and visibility, and one for each member of any version.
 */
export function accessParts(drafts: readonly AccessDraft[], say: Say): ShownPart<AccessDraft>[] {
  const members = new Map(drafts.flatMap((draft) => draft.members).map((member) => [keyOf(member), member]));
  return [opennessPart(say), ...[...members.values()].map((member) => memberPart(member, say))];
}

const keyOf = ({ kind, id }: Pick<Member, 'kind' | 'id'>): string => `${kind}-${id}`;

function opennessPart(say: Say): ShownPart<AccessDraft> {
  return {
    name: 'openness',
    fields: ['isPrivate', 'visibility'],
    label: say('access.who'),
    read: ({ isPrivate, visibility }) => ({ isPrivate, visibility }),
    write: (draft, openness) => ({ ...draft, ...(openness as Openness) }),
    show: (openness) => {
      const { isPrivate, visibility } = openness as Openness;
      return isPrivate ? `${say('access.private')}, ${say(`access.visibility.${visibility}`)}` : say('access.public');
    },
  };
}

function memberPart(member: Member, say: Say): ShownPart<AccessDraft> {
  const key = keyOf(member);
  return {
    name: key,
    fields: ['access'],
    label: say('access.levelOf', { name: member.name }),
    read: ({ members }) => members.find((one) => keyOf(one) === key)?.access ?? 'NONE',
    write: (draft, access) => withLevel(draft, member, access as Member['access'] | 'NONE'),
    show: (access) => say(`access.level.${access as Member['access'] | 'NONE'}`),
  };
}

/** Returns the draft with a member on a level, added at the end if missing; NONE removes the member. */
function withLevel(draft: AccessDraft, member: Member, access: Member['access'] | 'NONE'): AccessDraft {
  const key = keyOf(member);
  if (access === 'NONE') return { ...draft, members: draft.members.filter((one) => keyOf(one) !== key) };
  const isThere = draft.members.some((one) => keyOf(one) === key);
  if (!isThere) return { ...draft, members: [...draft.members, { ...member, access }] };
  return { ...draft, members: draft.members.map((one) => (keyOf(one) === key ? { ...one, access } : one)) };
}
