import { ringsByTag } from '@samspel/domain/calendar/tag-rings';
import { monthOf, yearOf } from '@samspel/domain/time/day';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import {
  type CalendarPartsFragment,
  YearActivitiesDocument,
  type YearActivitiesQuery,
} from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useText } from '../../../texts/text.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { FoundCalendar } from '../address/found-calendar.tsx';
import { paths } from '../address/paths.ts';
import { daysOfYear } from '../address/shown-year.ts';
import { boardActivities } from '../board/model/board-activity.ts';
import { PrintView } from './print-view.tsx';
import type { YearToPrint } from './printed-year.ts';
import { useChoosePrint, usePrintAddress } from './use-print-address.ts';

/** /calendar/:uri/print/:year?/:startMonth?: one year wheel on paper. */
export function Component() {
  return <FoundCalendar show={(calendar) => <OneCalendar calendar={calendar} />} />;
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
    return <PrintView {...{ address, toPrint, back }} onChoose={choose} file={{ calendar, title: calendar.title }} />;
  }
  return error ? <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} /> : <PageLoading />;
}

/** The rings are the tags (`tag-rings.ts`). @param from the first day of the year that the activities belong to */
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
    const { rings, ringOf } = ringsByTag({ id, title, color: color ?? '#768384' }, activities, say('wheel.others'));
    return {
      title: sayTitle(say, { title, status }),
      municipality: createdBy.organization.name,
      year: yearOf(from),
      startMonth: monthOf(from),
      rings,
      activities: boardActivities(activities, noTicks, today, ({ tags }) => ({ ringId: ringOf(tags) })),
    };
  }, [calendar, activities, from, say, today]);
}

const noTicks: ReadonlyMap<string, boolean> = new Map();
