import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { MunicipalityYearDocument } from '../../../generated/graphql.ts';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { paths } from '../address/paths.ts';
import {
  type MunicipalityYear,
  useMunicipalityBoard,
  useMunicipalityPart,
} from '../board/model/use-municipality-board.ts';
import { Presentation } from './presentation.tsx';
import { useScreenWhileHere } from './use-leave.ts';
import { usePresentAddress } from './use-present-address.ts';

/** /municipality/present/:year?/:startMonth?: a year of my municipality, presented, as far as I may see it. */
export function Component() {
  useScreenWhileHere();
  const { year, startMonth } = usePresentAddress();
  const { offset } = useMunicipalityPart();
  const query = MunicipalityYearDocument;
  const [{ data, error }, ask] = useQuery({ query, variables: { year, startMonth, offset } });
  const [{ data: earlier }] = useQuery({ query, variables: { year: year - 1, startMonth, offset } });
  const shown = data?.municipalityYear;
  if (shown) return <PresentMunicipality shown={shown} earlier={earlier?.municipalityYear} />;
  return error ? <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} /> : <PageLoading />;
}

function PresentMunicipality({ shown, earlier }: { shown: MunicipalityYear; earlier: MunicipalityYear | undefined }) {
  const { organization } = useMe();
  const { part, rings, activities } = useMunicipalityBoard(shown);
  const { year, startMonth } = shown;
  const before = earlier?.rings.flatMap(({ eventInstances }) => eventInstances) ?? [];
  return (
    <Presentation
      shown={{ title: organization.name, year, startMonth, rings, activities, before }}
      back={paths.municipalityIn(year, part)}
    />
  );
}
