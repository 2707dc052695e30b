import { calendarYears, newCalendarDefaults } from '@samspel/domain/calendar/calendar';
import { yearOf } from '@samspel/domain/time/day';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMutation } from 'urql';
import { pastGuards } from '../../core/forms/use-blocked.ts';
import { useLeaveGuard } from '../../core/forms/use-discard.tsx';
import { useToday } from '../../core/time/use-today.ts';
import { ApplyImportDocument } from '../../generated/graphql.ts';
import { problemOf } from '../../texts/problem.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import styles from './import.module.css';
import { ImportsList } from './imports-list.tsx';
import { LookStep } from './look-step.tsx';
import { OptionsStep } from './options-step.tsx';
import { PlaceStep } from './place-step.tsx';
import { isTaken, shownRows, takenRows } from './row-values.ts';
import { SourceStep } from './source-step.tsx';
import { useImport } from './use-import.ts';
import { useNamed } from './use-named.ts';

/** /import: brings a table into a year wheel; `?calendar=` and `?year=` propose which, and the year of days that say none. */
export function Component() {
  const say = useText();
  const sayProblem = useProblemText();
  const navigate = useNavigate();
  const today = useToday();
  const [address] = useSearchParams();
  const { first, last } = calendarYears(today);
  const written = Number(address.get('year'));
  const proposed = written >= first && written <= last ? written : undefined;
  const [place, setPlace] = useState({ calendar: address.get('calendar') ?? '', title: '' });
  const [titleError, setTitleError] = useState(false);
  const bringing = useImport(place.calendar, proposed);
  const { preview, edits, reference, options, error } = bringing;
  const named = useNamed(preview?.named ?? null, reference, (calendar) => setPlace({ calendar, title: '' }));
  const [{ fetching, error: refused }, apply] = useMutation(ApplyImportDocument);
  const guard = useLeaveGuard(edits.size > 0 || place.title.trim() !== '');
  const rows = preview ? shownRows(preview.rows, edits, today) : [];
  const count = rows.filter(isTaken).length;
  const changed = rows.filter(({ state }) => state === 'change').length;
  const years = Array.from({ length: last - first + 1 }, (_, at) => last - at);
  const run = async () => {
    const isUntitled = place.calendar === '' && place.title.trim() === '';
    setTitleError(isUntitled);
    if (isUntitled || !preview) return;
    const { table, year, shape, headerRows, columns } = preview;
    const how = {
      table,
      year,
      shape,
      ...(columns.length > 0 && { headerRows, roles: columns.map(({ role }) => role) }),
    };
    const where = place.calendar
      ? { calendar: place.calendar }
      : { newCalendar: { title: place.title, color: newCalendarDefaults.color } };
    const { data } = await apply({ input: { reference, options: how, ...where, rows: takenRows(rows, edits) } });
    if (!data) return;
    const { calendar, created, changed, skipped } = data.applyImport;
    toast.success(say('import.applied', { created, changed, skipped }));
    const firstDay = rows.find(isTaken)?.startDate;
    pastGuards(() => {
      if (calendar)
        void navigate(`/calendar/${calendar.uri ?? calendar.id}?year=${firstDay ? yearOf(firstDay) : year}`);
    });
  };
  const shownError = error ?? refused;
  const sayUnread = (problem: unknown) =>
    reference !== '' && problemOf(problem).code === 'notFound' ? say('import.ended') : sayProblem(problem);
  return (
    <>
      <PageHeader title={say('import.title')} lead={say('import.lead')} />
      {!preview && (
        <SourceStep
          isReading={bringing.isReading}
          error={error ? sayUnread(error) : undefined}
          onSource={bringing.read}
        />
      )}
      {preview && (
        <>
          {shownError && (
            <Alert kind="danger" role="alert" className={styles.refused}>
              {sayProblem(shownError)}
            </Alert>
          )}
          <div className={styles.settings}>
            <PlaceStep
              place={place}
              named={named}
              error={titleError && place.title.trim() === '' ? say('import.place.titleMissing') : undefined}
              onChange={setPlace}
            />
            <OptionsStep
              preview={preview}
              years={years}
              onChange={(next) => bringing.setOptions({ year: options.year ?? preview.year, ...next })}
            />
          </div>
          <LookStep
            key={`${preview.table} ${preview.shape}`}
            rows={rows}
            edits={edits}
            year={preview.year}
            years={years}
            onEdits={bringing.setEdits}
          />
          <div className={styles.foot}>
            <Button variant="primary" loading={fetching} aria-disabled={count === 0} onClick={() => void run()}>
              {changed > 0
                ? say('import.applyBoth', { created: count - changed, changed })
                : say('import.apply', { count })}
            </Button>
            <Button aria-disabled={fetching} onClick={bringing.forget}>
              {say('import.again')}
            </Button>
          </div>
        </>
      )}
      <ImportsList />
      {guard}
    </>
  );
}
