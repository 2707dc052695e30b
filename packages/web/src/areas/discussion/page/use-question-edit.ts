import { useMutation } from 'urql';
import { richTextPart, textPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useSchema } from '../../../core/forms/use-schema.ts';
import {
  type DiscussionPartsFragment,
  NewestDiscussionDocument,
  UpdateDiscussionDocument,
} from '../../../generated/graphql.ts';
import { savesOf, useNewest } from '../../../subject/conflict/newest.ts';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';

const loadInput = async () => (await import('@samspel/domain/discussion/discussion.input')).updateDiscussionInput;

/** A part of a question that is edited in its place. */
export type QuestionPart = 'title' | 'body';

/**
 * The form of one part of a question and its saving; another person's save meanwhile is handled as in any form. @param onDone called when it is saved
 * or discarded
 */
export function useQuestionEdit(discussion: DiscussionPartsFragment, part: QuestionPart, onDone: () => void) {
  const say = useText();
  const sayProblem = useProblemText();
  const sayThatSaved = useSavedToast();
  const ask = useNewest(NewestDiscussionDocument, discussion.id);
  const { stored, base, form, set, conflict } = useEdited({
    start: discussion,
    formOf: (one) => ({ value: one[part] }),
    parts: (): ShownPart<{ value: string }>[] => [
      part === 'title' ? textPart('value', say('field.title')) : richTextPart('value', say('field.question')),
    ],
    fetchNewest: async () => {
      const newest = (await ask())?.discussion;
      return newest ? { stored: newest, saves: savesOf(newest.history?.nodes ?? [], [discussion.id]) } : null;
    },
  });
  const isChanged = form.value !== base.value;
  const discard = useDiscard(isChanged, onDone);
  const input = { id: stored.id, version: stored.version, [part]: form.value };
  const errors = useFieldErrors(useSchema(loadInput), input, undefined, { body: 'question' });
  const [{ fetching }, send] = useMutation(UpdateDiscussionDocument);
  const save = async () => {
    if (!(await errors.checkAll())) return;
    if (!isChanged) return onDone();
    const { data, error } = await send({ input });
    if (error) return (await conflict.meet(error)) || errors.refuse(error, sayProblem(error));
    sayThatSaved(data?.updateDiscussion, say('discussion.saved'));
    discard.saved(onDone);
  };
  return {
    value: form.value,
    set: (value: string) => set({ value }),
    error: errors.of(part),
    touch: () => errors.touch(part),
    errors,
    conflict,
    discard,
    isBusy: fetching,
    save,
  };
}
