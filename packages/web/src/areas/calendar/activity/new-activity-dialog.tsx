import { proposedPurpose } from '@samspel/domain/calendar/proposed-purpose';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { CalendarTagsDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { writePlainText } from '../../../ui/rich-text/read-rich-text.ts';
import { useFirstDay } from '../address/use-go-to-activity.ts';
import { keepLastCalendar, proposedCalendar } from '../fields/last-calendar.ts';
import { useWritableCalendars } from '../fields/use-writable-calendars.ts';
import { emptySeriesForm, formOfWritten, type SeriesForm } from '../series/series-form.ts';
import { HowMany } from './how-many.tsx';
import type { NewActivityFormProps } from './new-activity-form.ts';
import type { NewActivityStart } from './new-activity-start.ts';
import { NoCalendars } from './no-calendars.tsx';
import { SeveralForm } from './several-form.tsx';
import { isWritten, newRow, type SeveralRow } from './several-rows.ts';
import { SingleForm } from './single-form.tsx';
import { movedTo, useBegunAgain } from './use-begun-again.ts';
import { staysBeside, usePlaceBeside } from './use-place-beside.ts';

interface Props {
  /** The year wheel of the new activities; without it, the form asks for one. */
  calendar?: { id: string };
  /** What is known about the first; without a day, it begins on a day of the year shown. */
  start?: NewActivityStart | undefined;
  onClose: () => void;
}

/**
 * New activities: one, once or repeating, or several. What is written stays when a person changes their mind; one activity after another keeps the
 * year wheel and the day.
 */
export default function NewActivityDialog({ calendar, start = nothing, onClose }: Props) {
  const say = useText();
  const firstDay = useFirstDay();
  const { calendars, error, retry } = useWritableCalendars(calendar !== undefined);
  const emptyOf = ({ day, tags }: NewActivityStart) => ({
    ...emptySeriesForm(calendar?.id ?? '', day ?? firstDay),
    tags: tags ?? [],
  });
  const [first, setFirst] = useState(() => emptyOf(start));
  const [form, setForm] = useState<SeriesForm>(() => ({ ...first, ...wordsOf(start) }));
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const [turn, setTurn] = useState(0);
  const [rows, setRows] = useState<readonly SeveralRow[]>([]);
  const [isSeveral, setSeveral] = useState(false);
  const choose = (several: boolean) => {
    if (several && rows.length === 0) setRows([rowOf(form)]);
    setSeveral(several);
  };
  const chosen = form.calendar || proposedCalendar(calendars, start.calendar);
  const proposal = useProposedPurpose(chosen);
  const [proposed, setProposed] = useState('');
  const isPurposeProposed = form.description === proposed;
  if (isPurposeProposed && proposal !== undefined && proposal !== proposed) {
    setProposed(proposal);
    setForm({ ...form, description: proposal });
  }
  const ownPurpose = isPurposeProposed ? first.description : form.description;
  const isChanged = isFilled({ ...form, description: ownPurpose }, first) || rows.some(isWritten);
  const discard = useDiscard(isChanged, onClose, staysBeside);
  const done = (again = false) => {
    keepLastCalendar(chosen);
    if (!again) return onClose();
    const next = emptySeriesForm(chosen, form.startDate);
    setFirst(next);
    setForm({ ...next, description: proposed });
    setWritten(new Set());
    setTurn(turn + 1);
  };
  const shared: NewActivityFormProps = {
    form: { ...form, calendar: chosen },
    set: (change) => {
      setForm((before) => ({ ...before, ...change }));
      setWritten((before) => new Set([...before, ...Object.keys(change)]));
    },
    proposedPurpose: proposed,
    written,
    calendars,
    onCancel: discard.close,
    onDone: done,
  };
  const isBeside = usePlaceBeside(onClose);
  const restart = (from: NewActivityStart) => {
    const empty = emptyOf(from);
    setFirst(empty);
    setForm({ ...empty, ...wordsOf(from) });
    setWritten(new Set());
    setRows([]);
    setSeveral(false);
    setTurn(turn + 1);
  };
  const inside = useBegunAgain(start, (from) => {
    if (from.written || from.purpose) return discard.before(() => restart(from));
    if (!isChanged) return restart(from);
    if (from.day) setForm({ ...form, ...movedTo(form, from.day) });
  });
  const isReady = calendar !== undefined || (calendars !== undefined && calendars.length > 0);
  return (
    <>
      <OpenedDialog
        kind={isBeside && !isSeveral ? 'beside' : 'side'}
        isWide={isSeveral}
        title={say('event.new')}
        mayClose={discard.mayClose}
        onClose={onClose}
      >
        {isReady && <HowMany isSeveral={isSeveral} onChange={choose} />}
        {isReady && (
          <div ref={inside}>
            {isSeveral ? (
              <SeveralForm {...shared} rows={rows} onRows={setRows} />
            ) : (
              <SingleForm key={turn} {...shared} />
            )}
          </div>
        )}
        {calendars?.length === 0 && <NoCalendars />}
        {error && !calendars && <ErrorState error={error} onRetry={retry} />}
        {!isReady && !error && !calendars && <Skeleton lines={8} />}
      </OpenedDialog>
      {discard.question}
    </>
  );
}

/** A beginning of which nothing is known; one object, so that it is no new one each time the page is drawn. */
const nothing: NewActivityStart = {};

/** The fields that the place from where it was begun fills with words. */
const wordsOf = ({ written, purpose }: NewActivityStart): Partial<SeriesForm> => ({
  ...(written && formOfWritten(written)),
  ...(purpose && { description: writePlainText(purpose) }),
});

/** Whether something was written; the choice of a year wheel alone does not count. */
const isFilled = (form: SeriesForm, first: SeriesForm): boolean =>
  JSON.stringify({ ...form, calendar: '' }) !== JSON.stringify({ ...first, calendar: '' });

/** The first of several activities, from what was already written for one. */
const rowOf = ({ title, startDate, endDate, responsible }: SeriesForm) =>
  newRow({ title, startDate, endDate, responsible });

/** Returns what the purpose of a new activity in a year wheel begins with, as rich text; undefined until it is known. @param calendar id; '' for none */
function useProposedPurpose(calendar: string): string | undefined {
  const [{ data }] = useQuery({ query: CalendarTagsDocument, variables: { id: calendar }, pause: calendar === '' });
  if (calendar === '') return '';
  return data?.calendar.id === calendar ? writePlainText(proposedPurpose(data.calendar)) : undefined;
}
