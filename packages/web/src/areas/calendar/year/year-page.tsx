import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { useLastRead } from '../../../core/graphql/use-last-read.ts';
import { useLiveSubjects } from '../../../core/live/live-subjects.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { MyYearDocument } from '../../../generated/graphql.ts';
import { problemOf } from '../../../texts/problem.ts';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { MonthNotice } from '../address/month-notice.tsx';
import { NoCalendar } from '../address/no-calendar.tsx';
import { paths } from '../address/paths.ts';
import { readStartMonth, readYear } from '../address/shown-year.ts';
import { useShownYears } from '../address/use-shown-years.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { WheelLoading } from '../address/wheel-loading.tsx';
import { YearNotice } from '../address/year-notice.tsx';
import { WheelSettings } from '../board/wheel/wheel-settings.tsx';
import { useLostRings } from './use-lost-rings.ts';
import { YearView } from './year-view.tsx';

/** /person/:person/annual-cycle/:year?/:startMonth?: a person's year, with all its year wheels drawn together. */
export function Component() {
  const { person = '' } = useParams();
  const { year, yearWritten, startMonth, monthWritten, monthInAddress, go, dropMonth } = useYearAddress(person);
  const [address, setAddress] = useSearchParams();
  const archived = address.get('archived') === 'true';
  const { years } = useShownYears();
  const isPerson = /^[1-9]\d{0,14}$/.test(person);
  const [state, ask] = useQuery({
    query: MyYearDocument,
    variables: { person, year, years, startMonth, archived },
    pause: !isPerson,
  });
  const { read, error } = useLastRead(state, (of) => of.person === person);
  const shown = read?.data.yearWheel;
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  const calendars = shown?.rings.map(({ calendar }) => calendar) ?? [];
  const sayLost = useLostRings(calendars);
  useLiveSubjects(
    [...calendars, ...(shown?.myAssignedTasks ?? []).map(({ calendar }) => calendar)].map(({ id }) => id),
    (changed) => {
      readAgain();
      void sayLost(changed);
    },
  );
  if (!isPerson || (error && problemOf(error).code === 'notFound')) return <NoCalendar />;
  const isAsked = shown?.year === year && shown.startMonth === startMonth;
  if (shown && (isAsked || state.fetching || error)) {
    const settings = <WheelSettings startMonth={monthInAddress} onStartMonthChosen={dropMonth} />;
    const showArchived = (shows: boolean) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (shows) next.set('archived', 'true');
          else next.delete('archived');
          return next;
        },
        { replace: true, preventScrollReset: true, state: { keepFocus: true } },
      );
    return (
      <>
        <YearNotice written={yearWritten} year={year} startMonth={startMonth} />
        <MonthNotice written={monthWritten} startMonth={startMonth} />
        <YearView
          yearWheel={shown}
          yearAsked={year}
          unread={error && { error, onRetry: readAgain }}
          onYearChange={go}
          hasFixedMonth={monthInAddress !== undefined}
          settings={settings}
          showsArchived={archived}
          onShowArchived={showArchived}
        />
      </>
    );
  }
  return error ? <PageProblem error={error} onRetry={readAgain} /> : <WheelLoading />;
}

/** Reads the address; what it lacks comes from the person's own start month, and from today. */
function useYearAddress(person: string) {
  const { year: writtenYear, startMonth: writtenMonth } = useParams();
  const navigate = useNavigate();
  const { choices } = useWheelChoices();
  const monthInAddress = readStartMonth(writtenMonth);
  const startMonth = monthInAddress ?? choices.startMonth;
  const year = readYear(writtenYear, useToday(), startMonth);
  const { search } = useLocation();
  const lead = (toYear: number | undefined, toMonth: number | undefined, replace: boolean) =>
    navigate(paths.year(person, toYear, toMonth) + search, {
      replace,
      preventScrollReset: true,
      state: { keepFocus: true },
    });
  return {
    year,
    yearWritten: writtenYear,
    startMonth,
    monthWritten: writtenMonth,
    monthInAddress,
    /** Goes to a year; Back undoes it. */
    go: (to: number) => void lead(to, monthInAddress, false),
    dropMonth: () => monthInAddress && void lead(year, undefined, true),
  };
}
