import type { Say } from '@samspel/i18n/say';
import { richTextPart, textPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import type { ItemForm } from './item-form.ts';

/** The parts in the form of a checklist item, for merging with a newer version. */
export const itemParts = (say: Say): ShownPart<ItemForm>[] => [
  textPart('title', say('event.checklist.rename')),
  richTextPart('description', say('field.description')),
  richTextPart('note', say('event.checklist.note')),
];
