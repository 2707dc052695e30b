import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import form from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { FormError } from '../../../core/forms/form-error.tsx';
import { leaveAtEscape } from '../../../core/forms/leave-at-escape.ts';
import type { DiscussionPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { focusAtOnce } from '../../../ui/focus/focus-at-once.ts';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import styles from './discussion-page.module.css';
import { type QuestionPart, useQuestionEdit } from './use-question-edit.ts';

interface Props {
  discussion: DiscussionPartsFragment;
  /** What is edited. */
  part: QuestionPart;
  onDone: () => void;
}

/** The form that edits the title or the text of a question in its place. */
export function QuestionEdit({ discussion, part, onDone }: Props) {
  const say = useText();
  const { value, set, error, touch, errors, conflict, discard, isBusy, save } = useQuestionEdit(
    discussion,
    part,
    onDone,
  );
  if (conflict.open) return <ConflictStep conflict={conflict} isBusy={isBusy} onSave={save} />;
  const submit = async () => {
    save();
  };
  const onKeyDown = leaveAtEscape(discard.close);
  return (
    <>
      {part === 'title' ? (
        <Form className={styles.titleEdit} onSubmit={submit} onKeyDown={onKeyDown}>
          <TextField
            ref={focusAtOnce}
            label={say('field.title')}
            required
            value={value}
            error={error}
            onChange={(event) => set(event.target.value)}
            onBlur={touch}
          />
          <FormError errors={errors} />
          <div className={styles.titleEnd}>
            <Button type="submit" size="sm" variant="primary" loading={isBusy}>
              {say('button.save')}
            </Button>
            <Button size="sm" onClick={discard.close}>
              {say('button.cancel')}
            </Button>
          </div>
        </Form>
      ) : (
        <Form className={`${form.form} ${styles.edit}`} onSubmit={submit} onKeyDown={onKeyDown}>
          <RichTextField
            label={say('field.question')}
            required
            value={value}
            error={error}
            onChange={set}
            onBlur={touch}
            opensAtOnce
          />
          <FormEnd errors={errors} isBusy={isBusy} onCancel={discard.close} />
        </Form>
      )}
      {discard.question}
    </>
  );
}
