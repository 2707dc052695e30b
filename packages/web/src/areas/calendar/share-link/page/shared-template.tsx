import '@samspel/wheel/wheel.css';
import { calendarYears } from '@samspel/domain/calendar/calendar';
import type { ShareTemplate } from '@samspel/domain/calendar/share-link-view';
import { sayShortDay } from '@samspel/i18n/days';
import { yearWindow } from '@samspel/wheel';
import { lazy, Suspense, useEffect } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { YearSteps } from '../../board/frame/year-steps.tsx';
import { CalendarMonths } from './calendar-months.tsx';
import { DatedList } from './dated-list.tsx';
import { Problem } from './problem.tsx';
import type { SharedProps } from './shared-props.ts';
import styles from './shared-template.module.css';
import { SharedWheel } from './shared-wheel.tsx';
import { useContents } from './use-contents.ts';
import { WheelAndList } from './wheel-and-list.tsx';

const SharedTimeline = lazy(() => import('./shared-timeline.tsx'));

interface Props extends Omit<SharedProps, 'years'> {
  template: ShareTemplate;
  /** The month chosen at first, 1–12; 0 for no month. */
  month: number;
  isReading: boolean;
  /** The year asked for, if it could not be read: the head of the page stays. */
  unread: { year: number; onRetry: () => void } | undefined;
}

/** A shared year in its template: wheel and list, only the months, or only the wheel. */
export function SharedTemplate({ template, month, isReading, unread, ...props }: Props) {
  const say = useText();
  const today = useToday();
  const { title, organization, lastUpdated, year, startMonth } = props.shared;
  const contents = useContents(props.shared, month);
  const given = { ...props, years: calendarYears(today) };
  useEffect(() => {
    document.title = `${title} · Samspel`;
  }, [title]);
  const steps = (of: number) => (
    <YearSteps
      year={of}
      label={yearWindow({ year: of, startMonth, twoYears: true }).label}
      years={given.years}
      onYear={given.onYear}
    />
  );
  const wheel = <SharedWheel {...given} contents={contents} />;
  return (
    <div className={styles.template} data-template={template} aria-busy={isReading}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.from}>
        {say('sharedPage.from', { organization, day: sayShortDay(say, lastUpdated, today) })}
      </p>
      {unread ? (
        <>
          {steps(unread.year)}
          <Problem problem="failed" onRetry={unread.onRetry} isPart />
        </>
      ) : (
        <>
          {template === 'calendar' && <CalendarMonths {...given} contents={contents} />}
          {template === 'simple' && <div className={styles.alone}>{wheel}</div>}
          {(template === 'samspel' || template === 'embed') && (
            <WheelAndList
              startsWith={template === 'embed' ? 'wheel' : 'list'}
              wheel={wheel}
              list={<DatedList {...given} contents={contents} />}
              timeline={
                props.shared.hasTimeline && (
                  <Suspense>
                    <SharedTimeline {...given} contents={contents} />
                  </Suspense>
                )
              }
              steps={steps(year)}
            />
          )}
        </>
      )}
    </div>
  );
}
