import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { MyYearDocument } from '../../../generated/graphql.ts';
import { problemOf } from '../../../texts/problem.ts';
import { useText } from '../../../texts/text.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { NoCalendar } from '../address/no-calendar.tsx';
import { paths } from '../address/paths.ts';
import { boardActivities } from '../board/model/board-activity.ts';
import { signedById } from '../board/model/stored-rings.ts';
import { Presentation, type YearToPresent } from './presentation.tsx';
import { useScreenWhileHere } from './use-leave.ts';
import { usePresentAddress } from './use-present-address.ts';

/** /person/:person/annual-cycle/present/:year?/:startMonth?: a person's year, presented, as far as the reader may see it. */
export function Component() {
  useScreenWhileHere();
  const say = useText();
  const today = useToday();
  const me = useMe();
  const { person = '' } = useParams();
  const { year, startMonth } = usePresentAddress();
  const isPerson = /^[1-9]\d{0,14}$/.test(person);
  const [{ data, error }, ask] = useQuery({
    query: MyYearDocument,
    variables: { person, year, startMonth },
    pause: !isPerson,
  });
  const [{ data: earlier }] = useQuery({
    query: MyYearDocument,
    variables: { person, year: year - 1, startMonth },
    pause: !isPerson,
  });
  const yearWheel = data?.yearWheel;
  const before = earlier?.yearWheel.rings;
  const shown = useMemo((): YearToPresent | null => {
    if (!yearWheel) return null;
    const { rings, person: whose } = yearWheel;
    return {
      title: whose.id === me.id ? say('calendar.mine') : say('calendar.yearOf', { name: whose.name }),
      year,
      startMonth,
      rings: signedById(rings.map(({ id, color, calendar: { title } }) => ({ id, color, title }))),
      activities: rings.flatMap(({ id, calendar, eventInstances }) =>
        boardActivities(eventInstances, noTicks, today, () => ({
          ringId: id,
          isArchived: calendar.status === 'ARCHIVED',
        })),
      ),
      before: before?.flatMap(({ eventInstances }) => eventInstances) ?? [],
    };
  }, [yearWheel, before, year, startMonth, me.id, say, today]);
  if (!isPerson || (error && problemOf(error).code === 'notFound')) return <NoCalendar />;
  if (shown) return <Presentation shown={shown} back={paths.year(person, year, startMonth)} />;
  return error ? <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} /> : <PageLoading />;
}

const noTicks: ReadonlyMap<string, boolean> = new Map();
