import { useState } from 'react';
import { useMutation } from 'urql';
import form from '../../../core/forms/form.module.css';
import { FormEnd } from '../../../core/forms/form-end.tsx';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useSchema } from '../../../core/forms/use-schema.ts';
import { type DiscussionPartsFragment, SavePollDocument } from '../../../generated/graphql.ts';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { PollFields } from './poll-fields.tsx';
import { emptyPoll, nameOfPollField, type PollForm, pollFormOf } from './poll-form.ts';

const loadPollInput = async () => (await import('@samspel/domain/discussion/poll.input')).pollInput;

interface Props {
  discussion: DiscussionPartsFragment;
  onClose: () => void;
}

/** Makes, changes or removes the poll of a question. After the first vote, only its last day can be changed. */
export function PollDialog({ discussion: { id, version, poll }, onClose }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const sayThatSaved = useSavedToast();
  const start = poll ? pollFormOf(poll) : emptyPoll;
  const [fields, setFields] = useState<PollForm>(start);
  const schema = useSchema(loadPollInput);
  const errors = useFieldErrors(schema, { ...fields, closes: fields.closes || undefined }, nameOfPollField);
  const isChanged = JSON.stringify(fields) !== JSON.stringify(start);
  const discard = useDiscard(isChanged, onClose);
  const [{ fetching }, send] = useMutation(SavePollDocument);
  const save = async (input: PollForm | null) => {
    if (fetching) return;
    const { data, error } = await send({ input: { id, version, poll: input } });
    if (error) return errors.refuse(error, sayProblem(error));
    sayThatSaved(data?.updateDiscussion, say(input ? 'poll.saved' : 'poll.removed'));
    discard.saved(onClose);
  };
  const submit = async () => {
    if (!(await errors.checkAll())) return;
    if (isChanged) await save(fields);
    else onClose();
  };
  const isVoted = (poll?.voters ?? 0) > 0;
  return (
    <>
      <OpenedDialog title={say(poll ? 'poll.edit' : 'poll.new')} onClose={onClose} mayClose={discard.mayClose}>
        <Form className={form.form} onSubmit={submit}>
          <p>{say(isVoted ? 'poll.votedHint' : 'poll.hint')}</p>
          <PollFields
            form={fields}
            set={(change) => setFields((before) => ({ ...before, ...change }))}
            errors={errors}
            isVoted={isVoted}
          />
          <FormEnd
            errors={errors}
            isBusy={fetching}
            onCancel={discard.close}
            more={
              poll &&
              !isVoted && (
                <Button color="danger" onClick={() => void save(null)}>
                  {say('poll.remove')}
                </Button>
              )
            }
          />
        </Form>
      </OpenedDialog>
      {discard.question}
    </>
  );
}
