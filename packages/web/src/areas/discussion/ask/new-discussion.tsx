import { createDiscussionInput } from '@samspel/domain/discussion/discussion.input';
import { publicForum } from '@samspel/domain/subject/link-path';
import { type KeyboardEvent, Suspense, useState } from 'react';
import form from '../../../core/forms/form.module.css';
import { FormError } from '../../../core/forms/form-error.tsx';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { type PendingFile, useFilesBefore } from '../../../subject/sections/page-section.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { focusAtOnce } from '../../../ui/focus/focus-at-once.ts';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import styles from './ask.module.css';
import { nameOfField, PollPart } from './poll-part.tsx';
import { Similar } from './similar.tsx';
import { useDraft } from './use-draft.ts';
import { usePublish } from './use-publish.ts';

interface Props {
  /** The topic that the question belongs to; undefined for the public forum. */
  topic: { id: string; title: string } | undefined;
  onClose: () => void;
}

/**
 * The form of a new question, with files and a poll. The draft is kept in this browser; a press outside asks before it is discarded, and Escape does
 * nothing.
 */
export default function NewDiscussion({ topic, onClose }: Props) {
  const say = useText();
  const draft = useDraft(topic?.id ?? publicForum);
  const { title, body, poll } = draft.question;
  const [files, setFiles] = useState<readonly PendingFile[]>([]);
  const before = useFilesBefore('DISCUSSION');
  const input = { title, body, ...(topic && { topic: topic.id }), ...(poll && { poll }) };
  const checked = poll ? { ...input, poll: { ...poll, closes: poll.closes || undefined } } : input;
  const errors = useFieldErrors(createDiscussionInput, checked, nameOfField, { body: 'question' });
  const giveUp = () => {
    draft.forget();
    onClose();
  };
  const discard = useDiscard(!draft.isEmpty || files.length > 0, giveUp);
  const { publish, isBusy } = usePublish({
    onDone: (leave) => {
      draft.published();
      discard.saved(leave);
    },
    errors,
  });
  const submit = async () => {
    if (!isBusy && (await errors.checkAll())) await publish(input, files);
  };
  const stay = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.preventDefault();
  };
  return (
    <>
      <OpenedDialog title={say('discussion.new')} onClose={onClose} mayClose={discard.mayClose}>
        <Form className={form.form} onSubmit={submit} onKeyDown={stay}>
          <p className={styles.intro}>{say(topic ? 'discussion.introTopic' : 'discussion.intro')}</p>
          {draft.isFound && !draft.isEmpty && (
            <div className={styles.found}>
              {say('discussion.draftFound')}
              <Button size="sm" variant="tertiary" onClick={draft.forget}>
                {say('discussion.draftForget')}
              </Button>
            </div>
          )}
          <TextField
            ref={focusAtOnce}
            label={say('field.title')}
            description={say('discussion.titleHint')}
            required
            value={title}
            error={errors.of('title')}
            onChange={(event) => draft.set({ title: event.target.value })}
            onBlur={() => errors.touch('title')}
          />
          {!isBusy && <Similar title={title} />}
          <RichTextField
            label={say('field.question')}
            required
            value={body}
            error={errors.of('body')}
            onChange={(text) => draft.set({ body: text })}
            onBlur={() => errors.touch('body')}
          />
          <PollPart poll={poll} onChange={(next) => draft.set({ poll: next })} errors={errors} />
          {before && (
            <Suspense>
              <before.Pick files={files} onChange={setFiles} />
            </Suspense>
          )}
          <FormError errors={errors} />
          <div className={form.end}>
            <Button onClick={discard.close}>{say('button.cancel')}</Button>
            <Button type="submit" variant="primary" loading={isBusy}>
              {say('discussion.publish')}
            </Button>
          </div>
        </Form>
      </OpenedDialog>
      {discard.question}
    </>
  );
}
