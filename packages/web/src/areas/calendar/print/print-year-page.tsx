import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { MyYearDocument, type MyYearQuery } from '../../../generated/graphql.ts';
import { problemOf } from '../../../texts/problem.ts';
import { useText } from '../../../texts/text.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { NoCalendar } from '../address/no-calendar.tsx';
import { paths } from '../address/paths.ts';
import { boardActivities } from '../board/model/board-activity.ts';
import { signedById } from '../board/model/stored-rings.ts';
import { PrintView } from './print-view.tsx';
import type { YearToPrint } from './printed-year.ts';
import { useChoosePrint, usePrintAddress } from './use-print-address.ts';

/** /person/:person/annual-cycle/print/:year?/:startMonth?: a person's year on paper, as far as the reader may see it. */
export function Component() {
  const { person = '' } = useParams();
  const me = useMe();
  const address = usePrintAddress();
  const choose = useChoosePrint(address, (to) => paths.printYear(person, to));
  const { year, startMonth } = address;
  const isPerson = /^[1-9]\d{0,14}$/.test(person);
  const [{ data, error, fetching }, ask] = useQuery({
    query: MyYearDocument,
    variables: { person, year, startMonth },
    pause: !isPerson,
  });
  const toPrint = useYearToPrint(data?.yearWheel);
  if (!isPerson || (error && problemOf(error).code === 'notFound')) return <NoCalendar />;
  const isAsked = toPrint?.year === year && toPrint.startMonth === startMonth;
  if (toPrint && (isAsked || fetching)) {
    const file = person === me.id ? { title: me.name } : undefined;
    return <PrintView {...{ address, toPrint, file }} onChoose={choose} back={paths.year(person, year, startMonth)} />;
  }
  return error ? <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} /> : <PageLoading />;
}

/** Makes a ring of each year wheel. */
function useYearToPrint(yearWheel: MyYearQuery['yearWheel'] | undefined): YearToPrint | undefined {
  const say = useText();
  const today = useToday();
  return useMemo(() => {
    if (!yearWheel) return undefined;
    const { person, year, startMonth, rings } = yearWheel;
    return {
      title: say('calendar.yearOf', { name: person.name }),
      municipality: person.organization.name,
      year,
      startMonth,
      rings: signedById(rings.map(({ id, color, calendar: { title } }) => ({ id, color, title }))),
      activities: rings.flatMap(({ id, eventInstances }) =>
        boardActivities(eventInstances, noTicks, today, () => ({ ringId: id })),
      ),
    };
  }, [yearWheel, say, today]);
}

const noTicks: ReadonlyMap<string, boolean> = new Map();
