import { useNavigate, useParams } from 'react-router';
import { useQuery } from 'urql';
import { problemOf } from '../../../core/problem.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { MyYearDocument } from '../../../generated/graphql.ts';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { PageProblem } from '../../../ui/page-problem.tsx';
import { Missing } from '../missing.tsx';
import { paths } from '../paths.ts';
import { readYear } from '../use-page-address.ts';
import { YearView } from './year-view.tsx';

/** A month written in an address, or January. */
function readMonth(written: string | undefined): number {
  const month = Number(written);
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : 1;
}

/** /person/:person/annual-cycle/:year?/:startMonth?: a person's year, all the year wheels in it drawn together. */
export function Component() {
  const { person = '', year: writtenYear, startMonth: writtenMonth } = useParams();
  const navigate = useNavigate();
  const year = readYear(writtenYear, useToday());
  const startMonth = readMonth(writtenMonth);
  const isPerson = /^[1-9]\d{0,14}$/.test(person);
  const [{ data, error, fetching }, ask] = useQuery({
    query: MyYearDocument,
    variables: { person, year, startMonth },
    pause: !isPerson,
  });
  const reload = () => ask({ requestPolicy: 'network-only' });
  const go = (toYear: number, toMonth: number) =>
    navigate(paths.year(person, toYear, toMonth), {
      replace: true,
      preventScrollReset: true,
      state: { keepFocus: true },
    });
  if (!isPerson || (error && problemOf(error).code === 'notFound')) return <Missing />;
  const shown = data?.yearWheel;
  if (shown && (shown.year === year || fetching)) {
    return <YearView yearWheel={shown} onYearChange={(to) => go(to, startMonth)} onStartMonth={(to) => go(year, to)} />;
  }
  return error ? <PageProblem error={error} onRetry={reload} /> : <PageLoading />;
}
