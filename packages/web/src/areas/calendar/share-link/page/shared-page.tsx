import { calendarYears } from '@samspel/domain/calendar/calendar';
import { type SharedView, sharedQuery } from '@samspel/domain/calendar/share-link-view';
import { yearOf } from '@samspel/domain/time/day';
import type { Locale } from '@samspel/i18n/locale';
import { useState } from 'react';
import { useToday } from '../../../../core/time/use-today.ts';
import { useText } from '../../../../texts/text.tsx';
import { withParameters } from './page-address.ts';
import { PageFrame } from './page-frame.tsx';
import { Problem } from './problem.tsx';
import styles from './shared-page.module.css';
import { SharedTemplate } from './shared-template.tsx';
import { useSharedYear } from './use-shared-year.ts';

interface Props {
  uri: string;
  /** The view in the address when the page was opened. */
  first: SharedView;
  locale: Locale;
}

/** /app/shared/:uri: a year wheel for everybody, in the template that the address names (product/wire#addresses). */
export function SharedPage({ uri, first, locale }: Props) {
  const say = useText();
  const today = useToday();
  const [view, setView] = useState(first);
  const { year, problem, isReading, again } = useSharedYear(uri, view.year, view.startMonth);
  const years = calendarYears(today);
  const written = new URLSearchParams(location.search).get('year') ?? '';
  const isOutside = written !== '' && written !== String(view.year);
  const showYear = (next: number) => {
    setView({ ...view, year: next });
    const written = next === yearOf(today) ? null : String(next);
    history.replaceState(null, '', `${location.pathname}${withParameters(location.search, { year: written })}`);
  };
  const alone = `${location.pathname}?${sharedQuery({ ...view, template: 'samspel' }, today)}&lang=${locale}`;
  return (
    <PageFrame template={view.template} locale={locale} alone={alone}>
      {problem && !year && <Problem problem={problem} onRetry={again} />}
      {!problem && !year && (
        <p className={styles.loading} role="status">
          {say('sharedPage.loading')}
        </p>
      )}
      {isOutside && (
        <p className={styles.outside} role="status">
          {say('wheel.yearOutside', {
            written: written.slice(0, 20),
            first: String(years.first),
            last: String(years.last),
            shown: String(view.year),
          })}
        </p>
      )}
      {year && (
        <SharedTemplate
          shared={year}
          template={view.template}
          month={view.month}
          locale={locale}
          isReading={isReading}
          unread={problem && year.year !== view.year ? { year: view.year, onRetry: again } : undefined}
          onYear={showYear}
        />
      )}
    </PageFrame>
  );
}
