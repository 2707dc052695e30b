import { updateDiscussionInput } from '@samspel/domain/discussion/discussion.input';
import type { FormEvent } from 'react';
import { useMutation } from 'urql';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import form from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { richTextPart, textPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import {
  type DiscussionPartsFragment,
  NewestDiscussionDocument,
  UpdateDiscussionDocument,
} from '../../../generated/graphql.ts';
import { savesOf, useNewest } from '../../../subject/conflict/newest.ts';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './discussion-page.module.css';

interface Props {
  discussion: DiscussionPartsFragment;
  onDone: () => void;
}

type Fields = Pick<DiscussionPartsFragment, 'title' | 'body'>;

/** The title and what is asked, in the place of the question. */
export function QuestionEdit({ discussion, onDone }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const sayThatSaved = useSavedToast();
  const ask = useNewest(NewestDiscussionDocument, discussion.id);
  const {
    stored,
    base,
    form: fields,
    set,
    conflict,
  } = useEdited({
    start: discussion,
    formOf: ({ title, body }): Fields => ({ title, body }),
    parts: (): ShownPart<Fields>[] => [
      textPart('title', say('field.title')),
      richTextPart('body', say('field.purpose')),
    ],
    fetchNewest: async () => {
      const newest = (await ask())?.discussion;
      return newest ? { stored: newest, saves: savesOf(newest.history?.nodes ?? [], [discussion.id]) } : null;
    },
  });
  const isChanged = fields.title !== base.title || fields.body !== base.body;
  const discard = useDiscard(isChanged, onDone);
  const input = { id: stored.id, version: stored.version, ...fields };
  const errors = useFieldErrors(updateDiscussionInput, input, undefined, { body: 'purpose' });
  const [{ fetching }, send] = useMutation(UpdateDiscussionDocument);
  const save = async () => {
    if (fetching || !errors.checkAll()) return;
    if (!isChanged) return onDone();
    const { data, error } = await send({ input });
    if (error) return (await conflict.meet(error)) || errors.refuse(error, sayProblem(error));
    sayThatSaved(data?.updateDiscussion, say('discussion.saved'));
    discard.saved(onDone);
  };
  if (conflict.open) return <ConflictStep conflict={conflict} isBusy={fetching} onSave={() => void save()} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <>
      <form noValidate className={`${form.form} ${styles.edit}`} onSubmit={submit}>
        <TextField
          label={say('field.title')}
          required
          value={fields.title}
          error={errors.of('title')}
          onChange={(event) => set({ title: event.target.value })}
          onBlur={() => errors.touch('title')}
        />
        <RichTextField
          label={say('field.purpose')}
          required
          value={fields.body}
          error={errors.of('body')}
          onChange={(body) => set({ body })}
          onBlur={() => errors.touch('body')}
          opensAtOnce
        />
        <FormEnd errors={errors} isBusy={fetching} onCancel={discard.close} />
      </form>
      {discard.question}
    </>
  );
}
