import { ringsByTag } from '@samspel/domain/calendar/tag-rings';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { type CalendarPartsFragment, YearActivitiesDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { FoundCalendar } from '../address/found-calendar.tsx';
import { paths } from '../address/paths.ts';
import { daysOfYear } from '../address/shown-year.ts';
import { boardActivities } from '../board/model/board-activity.ts';
import { Presentation, type YearToPresent } from './presentation.tsx';
import { useScreenWhileHere } from './use-leave.ts';
import { usePresentAddress } from './use-present-address.ts';

/** /calendar/:uri/present/:year?/:startMonth?: one year wheel, presented. */
export function Component() {
  useScreenWhileHere();
  return <FoundCalendar show={(calendar) => <OneCalendar calendar={calendar} />} />;
}

function OneCalendar({ calendar }: { calendar: CalendarPartsFragment }) {
  const say = useText();
  const today = useToday();
  const { year, startMonth } = usePresentAddress();
  const { id: calendarId } = calendar;
  const [{ data, error }, ask] = useQuery({
    query: YearActivitiesDocument,
    variables: { calendarId, ...daysOfYear(year, startMonth) },
  });
  const [{ data: earlier }] = useQuery({
    query: YearActivitiesDocument,
    variables: { calendarId, ...daysOfYear(year - 1, startMonth) },
  });
  const activities = data?.yearWheelRing;
  const before = earlier?.yearWheelRing;
  const shown = useMemo((): YearToPresent | null => {
    if (!activities) return null;
    const { id, title, color } = calendar;
    const { rings, ringOf } = ringsByTag({ id, title, color: color ?? '#768384' }, activities, say('wheel.others'));
    return {
      title,
      year,
      startMonth,
      rings,
      activities: boardActivities(activities, noTicks, today, ({ tags }) => ({ ringId: ringOf(tags) })),
      before: before ?? [],
    };
  }, [calendar, activities, before, year, startMonth, say, today]);
  if (shown) return <Presentation shown={shown} back={paths.calendarIn(calendar, year)} />;
  return error ? <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} /> : <PageLoading />;
}

const noTicks: ReadonlyMap<string, boolean> = new Map();
