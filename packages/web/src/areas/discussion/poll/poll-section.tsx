import { PencilIcon } from '@navikt/aksel-icons';
import { sayDay } from '@samspel/i18n/days';
import { useId, useState } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import type { DiscussionPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import styles from './poll.module.css';
import { PollDialog } from './poll-dialog.tsx';
import { PollResult } from './poll-result.tsx';
import { PollTable } from './poll-table.tsx';
import { PollVote } from './poll-vote.tsx';

/** The poll on a question: to vote in while it is open, and how people have voted. Nothing if the question has no poll. */
export function PollSection({ discussion }: { discussion: DiscussionPartsFragment }) {
  const say = useText();
  const today = useToday();
  const titleId = useId();
  const [isEditing, setEditing] = useState(false);
  const { id, poll, mayEdit } = discussion;
  if (!poll) return null;
  const { isOpen, closes, voters } = poll;
  const whole = poll.choices.map((choice) => choice.id).join();
  return (
    <section aria-labelledby={titleId} className={styles.poll}>
      <div className={styles.head}>
        <Heading level={2} size="2xs" id={titleId}>
          {say('poll.title')}
        </Heading>
        <p>
          {say(isOpen ? 'poll.openUntil' : 'poll.closedOn', { day: sayDay(say, closes, today) })} ·{' '}
          {say('poll.voters', { count: voters })}
        </p>
        {isOpen && <p>{say('poll.countedTogether')}</p>}
      </div>
      {poll.mayVote ? <PollVote key={whole} discussionId={id} poll={poll} /> : <PollResult poll={poll} />}
      {voters > 0 && <PollTable poll={poll} />}
      {mayEdit && (
        <div>
          <Button size="sm" icon={<PencilIcon />} onClick={() => setEditing(true)}>
            {say('poll.edit')}
          </Button>
        </div>
      )}
      {isEditing && <PollDialog discussion={discussion} onClose={() => setEditing(false)} />}
    </section>
  );
}
