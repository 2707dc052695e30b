import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { CreateDiscussionDocument, type CreateDiscussionInput } from '../../../generated/graphql.ts';
import type { PendingFile } from '../../../subject/sections/page-section.ts';
import { useSendFiles } from '../../../subject/sections/use-send-files.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { forumPaths } from '../address/forum-paths.ts';

interface Options {
  /** Called when the question is published; `leave` goes to its page. */
  onDone: (leave: () => void) => void;
  errors: Pick<FieldErrors, 'refuse'>;
}

/** Publishes a question, sends its files, and goes to its page. */
export function usePublish({ onDone, errors }: Options) {
  const say = useText();
  const sayProblem = useProblemText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [, create] = useMutation(CreateDiscussionDocument);
  const send = useSendFiles('DISCUSSION');
  const publish = async (input: CreateDiscussionInput, files: readonly PendingFile[]) => {
    setBusy(true);
    const { data, error } = await create({ input });
    if (error || !data) {
      setBusy(false);
      return errors.refuse(error, sayProblem(error));
    }
    const made = data.createDiscussion;
    await send(made.id, { files });
    toast.success(say('discussion.published'));
    onDone(() => void navigate(forumPaths.discussion(made), { replace: true }));
  };
  return { publish, isBusy };
}
