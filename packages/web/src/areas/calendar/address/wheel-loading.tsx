import { readCalendarView } from '@samspel/domain/account/calendar-view';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../../core/person/use-settings.ts';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import styles from './wheel-loading.module.css';

/** The outline of a page with a year wheel while it loads: its head and its year. */
export function WheelLoading() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton lines={2} />
      </div>
      <YearLoading />
    </>
  );
}

/**
 * The outline of a year while it loads: the wheel and the list beside it, or the rows of another view. It is as high as the year, so that what follows
 * stays where it is.
 */
export function YearLoading() {
  const [address] = useSearchParams();
  const { settings } = useSettings();
  const view = readCalendarView(address.get('view')) ?? readCalendarView(settings.calendarSelectedView) ?? 'wheel';
  if (view !== 'wheel')
    return (
      <div className={styles.rows}>
        <Skeleton lines={9} />
      </div>
    );
  return (
    <div className={styles.year}>
      <div className={styles.wheel}>
        <Skeleton isRound />
      </div>
      <Skeleton lines={9} />
    </div>
  );
}
