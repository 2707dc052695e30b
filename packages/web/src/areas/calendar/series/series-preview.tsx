import { calendarYears } from '@samspel/domain/calendar/calendar';
import { saySpan } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { PreviewSeriesDocument } from '../../../generated/graphql.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { useDebounced } from '../../../ui/base/use-debounced.ts';
import { MovedFrom } from '../fields/moved-from.tsx';
import { previewInputOf, type SeriesForm } from './series-form.ts';
import styles from './series-preview.module.css';

/**
 * What the server would store, by its own rule: at most ten days, how many there are in all, and whether the end date leaves none
 * (product/activities#dates-of-a-rule).
 */
export function SeriesPreview({ form }: { form: SeriesForm }) {
  const say = useText();
  const sayProblem = useProblemText();
  const today = useToday();
  const asked = useDebounced(JSON.stringify(previewInputOf(form)));
  const input = JSON.parse(asked);
  const [{ data, error }] = useQuery({
    query: PreviewSeriesDocument,
    variables: { input },
    pause: input === null,
    requestPolicy: 'network-only',
  });
  const endsTooEarly = form.endRepetitionDate !== '' && form.endRepetitionDate < form.startDate;
  if (endsTooEarly) return <Alert kind="warning">{say('event.preview.precluded')}</Alert>;
  if (!input) return null;
  if (error) return <Alert kind="warning">{sayProblem(error)}</Alert>;
  if (!data) return null;
  const { occurrences, total, precluded } = data.previewSeries;
  const moved = movedKey(form);
  const days = occurrences.map(({ startDate, endDate, movedFrom }) => (
    <li key={startDate}>
      {saySpan(say, startDate, endDate, today)}
      {movedFrom && <MovedFrom day={movedFrom} />}
    </li>
  ));
  if (form.kind === 'single') {
    const isMoved = occurrences.some(({ movedFrom }) => movedFrom);
    return (
      <div className={styles.preview} role="status">
        {isMoved && <ol className={styles.days}>{days}</ol>}
      </div>
    );
  }
  return (
    <div className={styles.preview} role="status">
      {precluded && <Alert kind="warning">{say('event.preview.precluded')}</Alert>}
      <p className={styles.total}>{say('event.preview', { total })}</p>
      {form.startDate < today && <p className={styles.hint}>{say('event.preview.past')}</p>}
      {moved && <p className={styles.hint}>{say(moved)}</p>}
      <ol className={styles.days}>{days}</ol>
      {total > occurrences.length && (
        <p className={styles.hint}>{say('event.preview.more', { count: total - occurrences.length })}</p>
      )}
      {form.endRepetitionDate === '' && total > 0 && (
        <p className={styles.hint}>{say('event.preview.horizon', { year: String(calendarYears(today).last) })}</p>
      )}
    </div>
  );
}

/** Returns the note about a date that not every month or year has (product/activities#dates-of-a-rule). */
function movedKey({ kind, monthRule, unit, startDate }: SeriesForm) {
  if (kind !== 'repeating') return undefined;
  if (monthRule !== 'sameDate') return undefined;
  if (unit === 'MONTH' && Number(startDate.slice(8)) > 28) return 'event.preview.shortMonth';
  return unit === 'YEAR' && startDate.endsWith('-02-29') ? 'event.preview.leapDay' : undefined;
}
