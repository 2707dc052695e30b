import { createCommentInput } from '@samspel/domain/comment/comment.input';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { CreateCommentDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import styles from './comment.module.css';
import { useDraft } from './use-draft.ts';
import { useReaders } from './use-readers.ts';

interface Props {
  meta: string;
  /** The comment that is replied to. */
  parent?: string;
  /** Under what a draft is kept: the thing, or the answer that the reply hangs on. */
  place: string;
  label: string;
  /** Puts the place to reply away; a comment of its own has none. */
  onClose?: () => void;
}

/** A place to write a comment or a reply. What is begun is kept in this browser until it is sent. */
export function CommentForm(props: Props) {
  const [sent, count] = useState(0);
  const onSent = () => {
    count(sent + 1);
    props.onClose?.();
  };
  return <Form key={sent} {...props} isNext={sent > 0} onSent={onSent} />;
}

/** @param isNext something has been sent from here, and the focus was here */
function Form({
  meta,
  parent,
  place,
  label,
  onClose,
  isNext,
  onSent,
}: Props & { isNext: boolean; onSent: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  const draft = useDraft(place);
  const readers = useReaders(meta);
  const [{ fetching }, send] = useMutation(CreateCommentDocument);
  const input = { meta, ...(parent && { parent }), message: draft.text };
  const errors = useFieldErrors(createCommentInput, input, () => 'message');

  const submit = async () => {
    if (fetching || !errors.checkAll()) return;
    const { error } = await send({ input });
    if (error) return errors.refuse(error, sayProblem(error));
    draft.write('');
    onSent();
  };
  const leave = () => {
    draft.write('');
    onClose?.();
  };
  const onKey = (event: KeyboardEvent) => {
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isLeaving = event.key === 'Escape' && onClose !== undefined && draft.text === '';
    if (isSending) void submit();
    if (isLeaving) leave();
    if (isSending || isLeaving) event.stopPropagation();
    return isSending || isLeaving;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const isReply = parent !== undefined;
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <RichTextField
        label={label}
        value={draft.text}
        onChange={draft.write}
        error={errors.of('message')}
        opensAtOnce={isReply || isNext}
        mentions={readers}
        onKey={onKey}
      />
      {(isReply || draft.text !== '') && (
        <div className={styles.end}>
          <Button type="submit" size="sm" variant="primary" loading={fetching}>
            {say('comment.send')}
          </Button>
          {isReply && (
            <Button size="sm" onClick={leave}>
              {say('button.cancel')}
            </Button>
          )}
          <span className={styles.quiet}>{say(draft.isFound ? 'comment.draft' : 'comment.writeHint')}</span>
        </div>
      )}
    </form>
  );
}
