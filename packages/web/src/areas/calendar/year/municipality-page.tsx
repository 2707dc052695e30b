import { Navigate } from 'react-router';
import { useQuery } from 'urql';
import { useLastRead } from '../../../core/graphql/use-last-read.ts';
import { useLiveSubjects } from '../../../core/live/live-subjects.ts';
import { useMe } from '../../../core/person/me.tsx';
import { MunicipalityYearDocument } from '../../../generated/graphql.ts';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { paths } from '../address/paths.ts';
import { usePageAddress } from '../address/use-page-address.ts';
import { useShownYears } from '../address/use-shown-years.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { WheelLoading } from '../address/wheel-loading.tsx';
import { YearNotice } from '../address/year-notice.tsx';
import { useMunicipalityPart } from '../board/model/use-municipality-board.ts';
import { MunicipalityView } from './municipality-view.tsx';
import { NoMunicipalityWheels } from './no-municipality-wheels.tsx';

/** /municipality: a year of all the year wheels of my municipality that I may read (product/year-wheels#my-municipality). */
export function Component() {
  const { organization } = useMe();
  const { startMonth } = useWheelChoices().choices;
  const { year, yearWritten } = usePageAddress(startMonth);
  const { years } = useShownYears();
  const { offset } = useMunicipalityPart();
  const [state, ask] = useQuery({
    query: MunicipalityYearDocument,
    variables: { year, years, startMonth, offset },
    requestPolicy: 'cache-and-network',
  });
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  const { read, error } = useLastRead(state, () => true);
  const shown = read?.data.municipalityYear;
  useLiveSubjects(
    (shown?.rings ?? []).map(({ calendar }) => calendar.id),
    readAgain,
  );
  if (error && !shown) return <PageProblem error={error} onRetry={readAgain} />;
  if (!shown) return <WheelLoading />;
  // A part that is no longer there, since year wheels have gone, leads to the first.
  if (shown.offset > 0 && shown.rings.length === 0) return <Navigate to={paths.municipality} replace />;
  if (shown.total === 0) return <NoMunicipalityWheels organization={organization.name} year={year} />;
  return (
    <>
      <YearNotice written={yearWritten} year={year} startMonth={startMonth} />
      <MunicipalityView shown={shown} asked={offset} unread={error && { error, onRetry: readAgain }} />
    </>
  );
}
