import { ArrowUndoIcon } from '@navikt/aksel-icons';
import { type Day, daysBetween } from '@samspel/domain/time/day';
import { osloToday } from '@samspel/domain/time/oslo';
import { sayRelativeDay, sayShortDay } from '@samspel/i18n/days';
import { type ReactNode, useState } from 'react';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import styles from './trash-list.module.css';

/** What everything in the trash has. */
export interface InTrash {
  title: string;
  removedAt: string;
  removedBy: { name: string } | null;
  deletedAt: string;
}

interface Props {
  removed: InTrash;
  /** What it is and where it was. */
  facts: ReactNode;
  /** Brings it back; returns whether that worked. */
  restore: () => Promise<boolean>;
  /** Why it cannot be brought back now. */
  whyNot?: string | undefined;
}

/** One thing in the trash: what it is, who removed it when, when it is deleted for good, and a button to bring it back. */
export function TrashRow({ removed, facts, restore, whyNot }: Props) {
  const say = useText();
  const [isBusy, setBusy] = useState(false);
  const bring = async () => {
    setBusy(true);
    const isBack = await restore();
    setBusy(false);
    // The button disappears with its row; the focus must not.
    if (isBack) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <li>
      <div>
        <Heading level={3} size="2xs">
          {removed.title}
        </Heading>
        <p className={styles.facts}>{facts}</p>
        <Removal removed={removed} />
      </div>
      {whyNot ? (
        <p className={styles.facts}>{whyNot}</p>
      ) : (
        <Button
          icon={<ArrowUndoIcon />}
          loading={isBusy}
          aria-label={say('subject.trash.restoreNamed', { title: removed.title })}
          onClick={() => void bring()}
        >
          {say('subject.trash.restore')}
        </Button>
      )}
    </li>
  );
}

/** Says who removed it when, and for how many days it can still be brought back (product/access#archive-and-trash). */
function Removal({ removed: { removedAt, removedBy, deletedAt } }: { removed: InTrash }) {
  const say = useText();
  const today = useToday();
  const [removedOn, deletedOn] = [removedAt, deletedAt].map((moment) => osloToday(new Date(moment))) as [Day, Day];
  const day = sayShortDay(say, removedOn, today);
  const days = daysBetween(today, deletedOn);
  const when = days > 1 ? say('time.inDays', { days }) : sayRelativeDay(say, deletedOn, today);
  return (
    <p className={styles.facts}>
      <span>
        {removedBy
          ? say('subject.trash.removedBy', { day, name: removedBy.name })
          : say('subject.trash.removed', { day })}
      </span>
      <span>{say('subject.trash.until', { when, day: sayShortDay(say, deletedOn, today) })}</span>
    </p>
  );
}
