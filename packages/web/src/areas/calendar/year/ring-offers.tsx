import { PlusIcon } from '@navikt/aksel-icons';
import type { Say } from '@samspel/i18n/say';
import { useState } from 'react';
import { useMutation } from 'urql';
import {
  type CalendarCardFragment,
  type CalendarInListFragment,
  CreateCalendarRingDocument,
} from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { MiniWheel } from '../board/wheel/mini-wheel.tsx';
import styles from './ring-offers.module.css';

/** A year wheel that I could add to my year; how much is in it, where that is known. */
export type OfferedRing = CalendarCardFragment & Partial<Pick<CalendarInListFragment, 'yearInShort'>>;

interface Props {
  offers: readonly OfferedRing[];
  /** How many are shown before a press shows the others; all without it. */
  most?: number | undefined;
}

/** Year wheels, each with whose it is, how many activities it has, and a button that adds it to my year; of several, one that adds all. */
export function RingOffers({ offers, most = offers.length }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded ? offers : offers.slice(0, most);
  const [{ fetching }, create] = useMutation(CreateCalendarRingDocument);
  const add = async (calendar: { id: string; title: string }) => {
    const answer = await create({ input: { calendar: calendar.id } });
    if (answer.error) return toast.error(sayProblem(answer.error));
    toast.success(say('calendar.ring.added', { title: calendar.title }));
  };
  const addAll = async () => {
    // One after the other, so that they lie in the order in which they are offered.
    for (const { id } of offers) {
      const { error } = await create({ input: { calendar: id } });
      if (error) return toast.error(sayProblem(error));
    }
    toast.success(say('calendar.ring.addedAll', { count: offers.length }));
  };
  return (
    <>
      {offers.length > 1 && (
        <Button size="sm" icon={<PlusIcon />} isBusy={fetching} onClick={() => void addAll()}>
          {say('calendar.ring.addAll')}
        </Button>
      )}
      <ul className={styles.list}>
        {shown.map((calendar) => (
          <li key={calendar.id}>
            <MiniWheel color={calendar.color} size={24} />
            <span>
              {sayTitle(say, calendar)}
              <span className={styles.by}>{factsOf(say, calendar).join(' · ')}</span>
            </span>
            <IconButton
              size="sm"
              label={say('calendar.ring.addNamed', { title: calendar.title })}
              icon={<PlusIcon aria-hidden="true" />}
              isBusy={fetching}
              onClick={() => void add(calendar)}
            />
          </li>
        ))}
      </ul>
      {shown.length < offers.length && (
        <Button size="sm" variant="tertiary" onClick={() => setUnfolded(true)}>
          {say('wheel.table.showMore', { count: offers.length - shown.length })}
        </Button>
      )}
    </>
  );
}

/** Whose a year wheel is, and how much is in it. */
const factsOf = (say: Say, { createdBy, yearInShort }: OfferedRing): string[] => [
  createdBy.name,
  ...(yearInShort ? [say('calendar.card.activities', { count: yearInShort.activities, year: yearInShort.year })] : []),
];
