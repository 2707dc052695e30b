import { ArrowUndoIcon } from '@navikt/aksel-icons';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import { useState } from 'react';
import { useText } from '../../../core/texts/text.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import type { RemovedCalendarsQuery } from '../../../generated/graphql.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './trash-list.module.css';
import { useRestore } from './use-restore.ts';

type Removed = RemovedCalendarsQuery['removedCalendars'][number];

/** Each removed year wheel: who removed it when, when it goes for good, and the way back. */
export function TrashList({ removed }: { removed: readonly Removed[] }) {
  const say = useText();
  const restore = useRestore();
  const [restoring, setRestoring] = useState<string | null>(null);
  const bring = async (calendar: Removed) => {
    setRestoring(calendar.id);
    const isBack = await restore(calendar);
    setRestoring(null);
    // The button goes with its row, and the focus shall not go with it.
    if (isBack) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <ul className={styles.list}>
      {removed.map((calendar) => (
        <li key={calendar.id}>
          <div>
            <h2 className={styles.title}>{calendar.title}</h2>
            <Facts calendar={calendar} />
          </div>
          <Button
            icon={<ArrowUndoIcon />}
            loading={restoring === calendar.id}
            disabled={restoring !== null}
            aria-label={say('calendar.trash.restoreNamed', { title: calendar.title })}
            onClick={() => void bring(calendar)}
          >
            {say('calendar.trash.restore')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Facts({ calendar: { category, removedAt, removedBy, deletedAt } }: { calendar: Removed }) {
  const say = useText();
  const today = useToday();
  const dayOf = (moment: string) => sayShortDay(say, osloToday(new Date(moment)), today);
  const day = dayOf(removedAt);
  return (
    <p className={styles.facts}>
      <span>{say(`calendar.category.${category}`)}</span>
      <span>
        {removedBy
          ? say('calendar.trash.removedBy', { day, name: removedBy.name })
          : say('calendar.trash.removed', { day })}
      </span>
      <span>{say('calendar.trash.until', { day: dayOf(deletedAt) })}</span>
    </p>
  );
}
