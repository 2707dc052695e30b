import { useNavigate, useParams } from 'react-router';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { MyYearDocument } from '../../../generated/graphql.ts';
import { Missing } from '../../../subject/page/missing.tsx';
import { problemOf } from '../../../texts/problem.ts';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { PageProblem } from '../../../ui/page-problem.tsx';
import { paths } from '../address/paths.ts';
import { readStartMonth } from '../address/shown-year.ts';
import { readYear } from '../address/use-page-address.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { WheelSettings } from '../board/wheel-settings.tsx';
import { YearView } from './year-view.tsx';

/** /person/:person/annual-cycle/:year?/:startMonth?: a person's year, all the year wheels in it drawn together. */
export function Component() {
  const { person = '' } = useParams();
  const { year, startMonth, monthInAddress, go, dropMonth } = useYearAddress(person);
  const isPerson = /^[1-9]\d{0,14}$/.test(person);
  const [{ data, error, fetching }, ask] = useQuery({
    query: MyYearDocument,
    variables: { person, year, startMonth },
    pause: !isPerson,
  });
  if (!isPerson || (error && problemOf(error).code === 'notFound')) return <Missing />;
  const shown = data?.yearWheel;
  const isAsked = shown?.year === year && shown.startMonth === startMonth;
  if (shown && (isAsked || fetching)) {
    const settings = <WheelSettings startMonth={monthInAddress} onStartMonthChosen={dropMonth} />;
    return <YearView yearWheel={shown} yearAsked={year} onYearChange={go} settings={settings} />;
  }
  return error ? <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} /> : <PageLoading />;
}

/** What the address says, and for the rest the person's own choice of a start month, and today. */
function useYearAddress(person: string) {
  const { year: writtenYear, startMonth: writtenMonth } = useParams();
  const navigate = useNavigate();
  const { choices } = useWheelChoices();
  const monthInAddress = readStartMonth(writtenMonth);
  const startMonth = monthInAddress ?? choices.startMonth;
  const year = readYear(writtenYear, useToday(), startMonth);
  const lead = (toYear: number | undefined, toMonth: number | undefined) =>
    navigate(paths.year(person, toYear, toMonth), {
      replace: true,
      preventScrollReset: true,
      state: { keepFocus: true },
    });
  return {
    year,
    startMonth,
    monthInAddress,
    go: (to: number) => void lead(to, monthInAddress),
    dropMonth: () => monthInAddress && void lead(year, undefined),
  };
}
