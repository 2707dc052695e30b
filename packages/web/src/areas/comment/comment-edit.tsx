import { CheckmarkIcon, XMarkIcon } from '@navikt/aksel-icons';
import type { FocusEvent } from 'react';
import { useMutation } from 'urql';
import { ConflictStep } from '../../core/forms/conflict-step.tsx';
import { richTextPart } from '../../core/forms/parts.tsx';
import { useEdited } from '../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import { type CommentPartsFragment, NewestCommentDocument, UpdateCommentDocument } from '../../generated/graphql.ts';
import { savesOf, useNewest } from '../../subject/conflict/newest.ts';
import { useSavedToast } from '../../subject/history/use-saved-toast.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import styles from './comment.module.css';
import { useReaders } from './use-readers.ts';

const loadInput = async () => (await import('@samspel/domain/comment/comment.input')).updateCommentInput;

interface Props {
  comment: CommentPartsFragment;
  onDone: () => void;
}

/** The editor of a comment, in its place: saves on blur, by Enter while it is one line, or by the button; Escape discards the change. */
export function CommentEdit({ comment, onDone }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const sayThatSaved = useSavedToast();
  const readers = useReaders(comment.meta);
  const { stored, form, set, conflict } = useEdited({
    start: comment,
    formOf: ({ message }) => ({ message: message ?? '' }),
    parts: () => [richTextPart('message', say('comment.field.message'))],
    fetchNewest: useNewestComment(comment.id),
  });
  const input = { id: stored.id, version: stored.version, message: form.message };
  const errors = useFieldErrors(useSchema(loadInput), input, () => 'message');
  const [{ fetching }, send] = useMutation(UpdateCommentDocument);
  const save = async () => {
    if (fetching) return;
    if (form.message === stored.message) return onDone();
    if (!(await errors.checkAll())) return;
    const { data, error } = await send({ input });
    if (error) return (await conflict.meet(error)) || errors.refuse(error, sayProblem(error));
    sayThatSaved(data?.updateComment, say('comment.saved'));
    onDone();
  };
  const onKey = (event: KeyboardEvent, { isOneLine }: { isOneLine: boolean }) => {
    const isSaving = event.key === 'Enter' && !event.shiftKey && (isOneLine || event.ctrlKey || event.metaKey);
    const isLeaving = event.key === 'Escape';
    if (isSaving) void save();
    if (isLeaving) onDone();
    if (isSaving || isLeaving) event.stopPropagation();
    return isSaving || isLeaving;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isLeft = document.hasFocus() && !currentTarget.contains(relatedTarget);
    if (isLeft) void save();
  };
  if (conflict.open) return <ConflictStep conflict={conflict} isBusy={fetching} onSave={save} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the focus leaving what is inside it
    <div className={styles.form} onBlur={onBlur}>
      <RichTextField
        label={say('comment.edit')}
        value={form.message}
        onChange={(message) => set({ message })}
        error={errors.of('message')}
        opensAtOnce
        mentions={readers}
        onKey={onKey}
      />
      <div className={styles.end}>
        <IconButton
          label={say('button.save')}
          icon={<CheckmarkIcon aria-hidden="true" />}
          variant="primary"
          color="accent"
          size="sm"
          onClick={() => void save()}
        />
        <IconButton label={say('button.cancel')} icon={<XMarkIcon aria-hidden="true" />} size="sm" onClick={onDone} />
      </div>
    </div>
  );
}

/** Reads the newer version of a comment, for `useConflict`. */
function useNewestComment(id: string) {
  const ask = useNewest(NewestCommentDocument, id);
  return async () => {
    const stored = (await ask())?.comment;
    return stored ? { stored, saves: savesOf(stored.history.nodes, [id]) } : null;
  };
}
