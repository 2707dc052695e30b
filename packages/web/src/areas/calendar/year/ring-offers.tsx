import { PlusIcon } from '@navikt/aksel-icons';
import { useMutation } from 'urql';
import { type CalendarCardFragment, CreateCalendarRingDocument } from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { MiniWheel } from '../board/mini-wheel.tsx';
import styles from './ring-offers.module.css';

/** Year wheels, each with a button that adds it to my year. */
export function RingOffers({ offers }: { offers: readonly CalendarCardFragment[] }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ fetching }, create] = useMutation(CreateCalendarRingDocument);
  const add = async (calendar: { id: string; title: string }) => {
    const answer = await create({ input: { calendar: calendar.id } });
    if (answer.error) return toast.error(sayProblem(answer.error));
    toast.success(say('calendar.ring.added', { title: calendar.title }));
  };
  return (
    <ul className={styles.list}>
      {offers.map((calendar) => (
        <li key={calendar.id}>
          <MiniWheel color={calendar.color} size={24} />
          <span>{sayTitle(say, calendar)}</span>
          <Button
            size="sm"
            icon={<PlusIcon />}
            isBusy={fetching}
            aria-label={say('calendar.ring.addNamed', { title: calendar.title })}
            onClick={() => void add(calendar)}
          >
            {say('button.add')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
