import { useMutation } from 'urql';
import {
  AcceptAnswerDocument,
  type DiscussionPartsFragment,
  UnAcceptAnswerDocument,
} from '../../../generated/graphql.ts';
import type { Answers } from '../../../subject/hanging/hanging.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toaster.tsx';

/** The comments on a discussion as answers: the asker and admins accept one of them, and take that back. @param since when I was here before */
export function useAnswers(
  { acceptedAnswer, answerCount, mayEdit }: DiscussionPartsFragment,
  since: string | null,
): Answers {
  const say = useText();
  const sayProblem = useProblemText();
  const [accepting, accept] = useMutation(AcceptAnswerDocument);
  const [taking, unAccept] = useMutation(UnAcceptAnswerDocument);
  const toggle = async (id: string, isAccepted: boolean) => {
    const { error } = await (isAccepted ? unAccept({ id }) : accept({ id }));
    if (error) toast.error(sayProblem(error));
    else toast.success(say(isAccepted ? 'discussion.unAcceptedToast' : 'discussion.acceptedToast'));
  };
  return {
    accepted: acceptedAnswer,
    count: answerCount,
    since,
    deedsOf: ({ id }) =>
      mayEdit && (
        <Button
          size="sm"
          variant="tertiary"
          disabled={accepting.fetching || taking.fetching}
          onClick={() => void toggle(id, id === acceptedAnswer)}
        >
          {say(id === acceptedAnswer ? 'discussion.unAccept' : 'discussion.accept')}
        </Button>
      ),
    texts: {
      title: 'discussion.answerTitle',
      count: 'discussion.answers',
      write: 'discussion.answerWrite',
      empty: 'discussion.answerEmpty',
      accepted: 'discussion.accepted',
    },
  };
}
