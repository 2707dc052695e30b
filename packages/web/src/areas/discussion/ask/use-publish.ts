import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from 'urql';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { CreateDiscussionDocument, type CreateDiscussionInput } from '../../../generated/graphql.ts';
import type { FilesBefore } from '../../../subject/hanging/hanging.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { forumPaths } from '../address/forum-paths.ts';

interface Options {
  /** The question is there; `leave` goes to its page. */
  onDone: (leave: () => void) => void;
  errors: Pick<FieldErrors, 'refuse'>;
}

/** Publishes a question, sends its files, and goes to its page. A file that fails is said, and the others are sent all the same. */
export function usePublish({ onDone, errors }: Options) {
  const say = useText();
  const sayProblem = useProblemText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [, create] = useMutation(CreateDiscussionDocument);
  const sendAll = async (id: string, files: readonly File[], send: FilesBefore['send']) => {
    for (const file of files) {
      try {
        await send(file, { id, kind: 'DISCUSSION' });
      } catch (problem) {
        toast.error(say('discussion.fileFailed', { name: file.name, why: sayProblem(problem) }));
      }
    }
  };
  const publish = async (input: CreateDiscussionInput, files: readonly File[], send?: FilesBefore['send']) => {
    setBusy(true);
    const { data, error } = await create({ input });
    if (error || !data) {
      setBusy(false);
      return errors.refuse(error, sayProblem(error));
    }
    const made = data.createDiscussion;
    if (send) await sendAll(made.id, files, send);
    toast.success(say('discussion.published'));
    onDone(() => void navigate(forumPaths.discussion(made), { replace: true }));
  };
  return { publish, isBusy };
}
