import type { Say } from '@samspel/i18n/say';
import { fieldPart, textPart } from '../../core/forms/parts.tsx';
import type { ShownPart } from '../../core/forms/use-conflict.ts';
import { combineMembers, type GroupDraft } from './group-draft.ts';

/** The parts of a group's form, for merging it with a newer version: the members get the changes of both. */
export const groupParts = (say: Say): ShownPart<GroupDraft>[] => [
  textPart('title', say('field.title')),
  {
    ...fieldPart<GroupDraft, 'members'>('members', say('field.members'), (members) =>
      members.map(({ name }) => name).join(', '),
    ),
    combine: combineMembers,
  },
];
