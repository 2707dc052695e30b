import { PaperclipIcon } from '@navikt/aksel-icons';
import { isEmptyText } from '@samspel/domain/text/invisible';
import { plainTextOf } from '@samspel/domain/text/plain-text';
import { type Ref, Suspense, useImperativeHandle, useState } from 'react';
import { useMutation } from 'urql';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import { CreateCommentDocument, RemoveCommentDocument } from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { useOnce } from '../../ui/base/use-once.ts';
import { Form } from '../../ui/field/form.tsx';
import { readRichText } from '../../ui/rich-text/read-rich-text.ts';
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx';
import styles from './comment.module.css';
import { type Draft, useDraft } from './use-draft.ts';
import { type NewFiles, useNewFiles } from './use-new-files.ts';
import { type Quote, type Quotes, useQuotes } from './use-quotes.ts';
import { useReaders } from './use-readers.ts';

const loadInput = async () => (await import('@samspel/domain/comment/comment.input')).createCommentInput;

interface Props {
  meta: string;
  /** The comment that is replied to. */
  parent?: string;
  /** The key of the draft: the thing, or the answer that the reply belongs to. */
  place: string;
  label: string;
  /** Closes the form of a reply; undefined for the form of a comment, which cannot be closed. */
  onClose?: () => void;
  quote?: Ref<Quote>;
  /** Called when it is sent. */
  onSent?: () => void;
}

/** The form for a comment or a reply, with files. A draft is kept in this browser until it is sent; asks before somebody leaves with unsent files. */
export function CommentForm(props: Props) {
  const [opened, setOpened] = useState(0);
  const draft = useDraft(props.place);
  const files = useNewFiles();
  const discard = useDiscard(files.picked.length > 0, () => {});
  const openAgain = () => setOpened((before) => before + 1);
  const onSent = () => {
    files.forget();
    openAgain();
    props.onClose?.();
    props.onSent?.();
  };
  const quotes = useQuotes(draft, openAgain);
  useImperativeHandle(props.quote, () => quotes.add);
  return (
    <>
      <Writing key={opened} {...props} {...{ draft, files, quotes, onSent }} takesFocus={opened > 0} />
      {discard.question}
    </>
  );
}

interface WritingProps extends Omit<Props, 'onSent'> {
  draft: Draft;
  files: NewFiles;
  quotes: Quotes;
  /** Something has been sent or quoted here: the person goes on writing. */
  takesFocus: boolean;
  onSent: () => void;
}

function Writing({ meta, parent, label, onClose, draft, files, quotes, takesFocus, onSent }: WritingProps) {
  const say = useText();
  const sayProblem = useProblemText();
  const readers = useReaders(meta);
  const [isBusy, setBusy] = useState(false);
  const [, send] = useMutation(CreateCommentDocument);
  const [, takeBack] = useMutation(RemoveCommentDocument);
  const names = files.picked.map(({ file }) => file.name);
  const input = { meta, ...(parent && { parent }), message: draft.text, ...(names.length > 0 && { files: names }) };
  const schema = useSchema(loadInput, parent !== undefined || draft.text !== '' || takesFocus);
  const errors = useFieldErrors(schema, input, () => 'message');

  const submit = useOnce(async () => {
    if (!(await errors.checkAll())) return;
    setBusy(true);
    const isSent = await quotes.sendWith(async () => {
      const { data, error } = await send({ input });
      if (error) errors.refuse(error, sayProblem(error));
      if (error || !data) return false;
      const { id } = data.createComment;
      const arrived = await files.sendTo(id);
      if (arrived > 0 || !isEmptyText(plainTextOf(readRichText(draft.text)))) return true;
      // None of the files that were to be the comment has come.
      await takeBack({ id });
      return false;
    });
    setBusy(false);
    if (isSent) onSent();
  });
  const leave = () => {
    draft.write('');
    files.forget();
    onClose?.();
  };
  const onKey = (event: KeyboardEvent) => {
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isLeaving = event.key === 'Escape' && onClose !== undefined && draft.text === '' && files.picked.length === 0;
    if (isSending) void submit();
    if (isLeaving) leave();
    if (isSending || isLeaving) event.stopPropagation();
    return isSending || isLeaving;
  };
  const isReply = parent !== undefined;
  const hasSomething = draft.text !== '' || files.picked.length > 0;
  return (
    <Form className={styles.form} onSubmit={submit}>
      <RichTextField
        label={label}
        value={draft.text}
        onChange={draft.write}
        error={errors.of('message')}
        opensAtOnce={isReply || takesFocus}
        mentions={readers}
        onKey={onKey}
      />
      {files.Pick && files.isOpen && (
        <Suspense>
          <files.Pick files={files.picked} onChange={files.setPicked} isBare />
        </Suspense>
      )}
      {(isReply || hasSomething || files.Pick) && (
        <div className={styles.end}>
          {(isReply || hasSomething) && (
            <Button type="submit" size="sm" variant="primary" loading={isBusy}>
              {say('comment.send')}
            </Button>
          )}
          {isReply && (
            <Button size="sm" onClick={leave}>
              {say('button.cancel')}
            </Button>
          )}
          {files.Pick && (
            <Button
              size="sm"
              variant="tertiary"
              icon={<PaperclipIcon />}
              aria-expanded={files.isOpen}
              onClick={files.open}
            >
              {say('comment.attach')}
            </Button>
          )}
          {(isReply || hasSomething) && (
            <span className={styles.quiet}>{say(draft.isFound ? 'comment.draft' : 'comment.writeHint')}</span>
          )}
        </div>
      )}
    </Form>
  );
}
