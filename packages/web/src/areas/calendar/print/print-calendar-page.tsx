import { idFromUri } from '@samspel/domain/calendar/calendar';
import { ringsByTag } from '@samspel/domain/calendar/tag-rings';
import { monthOf, yearOf } from '@samspel/domain/time/day';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { problemOf } from '../../../core/problem.ts';
import { useText } from '../../../core/texts/text.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import {
  CalendarPageDocument,
  type CalendarPartsFragment,
  YearActivitiesDocument,
  type YearActivitiesQuery,
} from '../../../generated/graphql.ts';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { PageProblem } from '../../../ui/page-problem.tsx';
import { Missing } from '../missing.tsx';
import { paths } from '../paths.ts';
import { LimitedCalendar } from '../wheel/limited-calendar.tsx';
import { boardActivities } from '../year/board-activity.ts';
import { daysOfYear } from '../year/shown-year.ts';
import { PrintView } from './print-view.tsx';
import type { YearToPrint } from './printed-year.ts';
import { useChoosePrint, usePrintAddress } from './use-print-address.ts';

/** /calendar/:uri/print/:year?/:startMonth?: one year wheel on paper. */
export function Component() {
  const { uri = '' } = useParams();
  const id = idFromUri(uri);
  return id ? <Found key={id} id={id} /> : <Missing />;
}

function Found({ id }: { id: string }) {
  const [{ data, error }, ask] = useQuery({ query: CalendarPageDocument, variables: { id } });
  if (error && problemOf(error).code === 'notFound') return <Missing />;
  if (!data) {
    return error ? (
      <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
    ) : (
      <PageLoading />
    );
  }
  const { calendar } = data;
  return calendar.isLimited ? <LimitedCalendar calendar={calendar} /> : <OneCalendar calendar={calendar} />;
}

function OneCalendar({ calendar }: { calendar: CalendarPartsFragment }) {
  const address = usePrintAddress();
  const choose = useChoosePrint(address, (to) => paths.printCalendar(calendar, to));
  const { year, startMonth } = address;
  const variables = { calendarId: calendar.id, ...daysOfYear(year, startMonth) };
  const [{ data, error, operation }, ask] = useQuery({ query: YearActivitiesDocument, variables });
  const toPrint = useYearToPrint(calendar, data?.yearWheelRing, operation?.variables.from);
  if (toPrint) {
    const back = `${paths.calendar(calendar)}?year=${year}`;
    return <PrintView {...{ address, toPrint, back }} onChoose={choose} />;
  }
  return error ? <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} /> : <PageLoading />;
}

/** Rings are the tags (`tag-rings.ts`). @param from the first day of the year that the activities are of */
function useYearToPrint(
  calendar: CalendarPartsFragment,
  activities: YearActivitiesQuery['yearWheelRing'] | undefined,
  from: string | undefined,
): YearToPrint | undefined {
  const say = useText();
  const today = useToday();
  return useMemo(() => {
    if (!activities || !from) return undefined;
    const { id, title, color, status, createdBy } = calendar;
    const { rings, ringOf } = ringsByTag({ id, title, color: color ?? '#768384' }, activities, say('wheel.untagged'));
    return {
      title: status === 'ARCHIVED' ? say('calendar.archivedTitle', { title }) : title,
      municipality: createdBy.organization.name,
      year: yearOf(from),
      startMonth: monthOf(from),
      rings,
      activities: boardActivities(activities, noTicks, today, ({ tags }) => ({ ringId: ringOf(tags), canTick: false })),
    };
  }, [calendar, activities, from, say, today]);
}

const noTicks: ReadonlyMap<string, boolean> = new Map();
