import { CalendarIcon, PlusCircleIcon, PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { sayMonth } from '@samspel/i18n/days';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../core/texts/text.tsx';
import type { MyYearQuery } from '../../../generated/graphql.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { paths } from '../paths.ts';
import styles from './year-tools.module.css';

const AddRingDialog = lazy(() => import('./add-ring-dialog.tsx'));
const FeedDialog = lazy(() => import('../feed/feed-dialog.tsx'));

interface Props {
  rings: MyYearQuery['yearWheel']['rings'];
  /** 1–12. */
  startMonth: number;
  onStartMonth: (month: number) => void;
  isAdding: boolean;
  add: (isAdding: boolean) => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** What can be done with my year: a new year wheel, one more ring, a feed, the trash, another first month. */
export function YearTools({ rings, startMonth, onStartMonth, isAdding, add }: Props) {
  const say = useText();
  const me = useMe();
  const [isFeedOpen, openFeed] = useState(false);
  return (
    <>
      <LinkButton to={paths.create(me.id)} variant="primary" icon={<PlusIcon />}>
        {say('calendar.new')}
      </LinkButton>
      <Button icon={<PlusCircleIcon />} onClick={() => add(true)}>
        {say('calendar.ring.addOne')}
      </Button>
      <Button icon={<CalendarIcon />} onClick={() => openFeed(true)}>
        {say('calendar.feed.subscribeShort')}
      </Button>
      <LinkButton to={paths.trash} variant="tertiary" icon={<TrashIcon />}>
        {say('calendar.trash')}
      </LinkButton>
      <label className={styles.month}>
        <span>{say('wheel.startMonth')}</span>
        <select className="ds-input" value={startMonth} onChange={(event) => onStartMonth(Number(event.target.value))}>
          {months.map((month) => (
            <option key={month} value={month}>
              {sayMonth(say, month)}
            </option>
          ))}
        </select>
      </label>
      <Suspense>
        {isAdding && <AddRingDialog inYear={rings.map(({ calendar }) => calendar.id)} onClose={() => add(false)} />}
        {isFeedOpen && <FeedDialog onClose={() => openFeed(false)} />}
      </Suspense>
    </>
  );
}
