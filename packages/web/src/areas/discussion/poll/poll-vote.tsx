import { useId, useState } from 'react';
import { useMutation } from 'urql';
import { useFocusOnFault } from '../../../core/forms/use-focus-on-fault.ts';
import { type PollPartsFragment, VotePollDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { Radio } from '../../../ui/field/radio.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from './poll.module.css';
import { PollBar } from './poll-bar.tsx';
import { percentOf, shareOf } from './share.ts';

interface Props {
  discussionId: string;
  poll: PollPartsFragment;
}

/** The answers to choose from, each with how many have chosen it so far. */
export function PollVote({ discussionId, poll }: Props) {
  const say = useText();
  const name = useId();
  const { choices, voters, isSeveral } = poll;
  const mine = choices.filter(({ isMine }) => isMine).map(({ id }) => id);
  const [chosen, setChosen] = useState(mine);
  const { send, problem, isBusy } = useVote(discussionId, chosen);
  const Choice = isSeveral ? Checkbox : Radio;
  const toggle = (id: string, isChosen: boolean) => {
    if (!isSeveral) setChosen([id]);
    else setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  return (
    <Form className={styles.form} onSubmit={send}>
      <Fieldset legend={say(isSeveral ? 'poll.chooseSeveral' : 'poll.chooseOne')} error={problem}>
        {choices.map(({ id, title, votes }) => (
          <div key={id} className={styles.choice}>
            <Choice
              name={name}
              value={id}
              label={title}
              description={say('poll.votes', { count: votes, percent: percentOf(votes, voters) })}
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            <PollBar share={shareOf(votes, voters)} />
          </div>
        ))}
      </Fieldset>
      <div>
        <Button type="submit" loading={isBusy}>
          {say(mine.length > 0 ? 'poll.voteAgain' : 'poll.vote')}
        </Button>
      </div>
    </Form>
  );
}

/** Sends a vote; `problem` says why it was refused, until another choice is made. */
function useVote(id: string, choices: readonly string[]) {
  const say = useText();
  const sayProblem = useProblemText();
  const [refused, setRefused] = useState<{ words: string; of: readonly string[] }>();
  const [{ fetching }, vote] = useMutation(VotePollDocument);
  const focusOnFault = useFocusOnFault();
  const send = async () => {
    if (choices.length === 0) {
      setRefused({ words: say('poll.chooseFirst'), of: choices });
      return focusOnFault();
    }
    const { error } = await vote({ input: { id, choices: [...choices] } });
    if (error) return setRefused({ words: sayProblem(error), of: choices });
    setRefused(undefined);
    toast.success(say('poll.voted'));
  };
  return {
    send,
    problem: refused?.of === choices ? refused.words : undefined,
    isBusy: fetching,
  };
}
