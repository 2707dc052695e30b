import { useMutation } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import {
  AcceptAnswerDocument,
  type DiscussionPartsFragment,
  UnAcceptAnswerDocument,
} from '../../../generated/graphql.ts';
import type { Answers } from '../../../subject/sections/page-section.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import type { OfAnswer } from '../activity/activity-form.tsx';
import { MadeActivities } from '../activity/made-activities.tsx';

/**
 * The comments on a discussion as answers: the asker and admins can accept one of them and undo that; anybody who may use year wheels can make an
 * activity out of one.
 * @param since when I was here before
 * @param makeActivity opens the form
 */
export function useAnswers(
  { acceptedAnswer, answerCount, mayEdit, activities }: DiscussionPartsFragment,
  since: string | null,
  makeActivity: (answer: OfAnswer['answer']) => void,
): Answers {
  const say = useText();
  const sayProblem = useProblemText();
  const mayPlan = useMay().use('CALENDAR');
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
    actionsOf: (answer) => (
      <>
        {mayEdit && (
          <Button
            size="sm"
            variant="tertiary"
            isBusy={accepting.fetching || taking.fetching}
            onClick={() => void toggle(answer.id, answer.id === acceptedAnswer)}
          >
            {say(answer.id === acceptedAnswer ? 'discussion.unAccept' : 'discussion.accept')}
          </Button>
        )}
        {mayPlan && (
          <Button size="sm" variant="tertiary" onClick={() => makeActivity(answer)}>
            {say('discussion.activity.make')}
          </Button>
        )}
      </>
    ),
    resultOf: ({ id }) => <MadeActivities made={activities.filter(({ answer }) => answer === id)} />,
    texts: {
      title: 'discussion.answerTitle',
      count: 'discussion.answers',
      write: 'discussion.answerWrite',
      empty: 'discussion.answerEmpty',
      accepted: 'discussion.accepted',
      older: 'discussion.answerOlder',
      more: 'discussion.answerMore',
      search: 'discussion.answerSearch',
      first: 'discussion.answerFirst',
      noneFound: 'discussion.answerNoneFound',
    },
  };
}
