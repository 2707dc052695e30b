import { useMemo } from 'react';
import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { MunicipalityYearDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { paths } from '../address/paths.ts';
import {
  type MunicipalityYear,
  useMunicipalityBoard,
  useMunicipalityPart,
} from '../board/model/use-municipality-board.ts';
import { PrintView } from './print-view.tsx';
import { type PrintAddress, useChoosePrint, usePrintAddress } from './use-print-address.ts';

/** /municipality/print/:year?/:startMonth?: a year of my municipality on paper, as far as I may see it. */
export function Component() {
  const address = usePrintAddress();
  const { year, startMonth } = address;
  const { offset } = useMunicipalityPart();
  const [{ data, error }, ask] = useQuery({
    query: MunicipalityYearDocument,
    variables: { year, startMonth, offset },
  });
  const shown = data?.municipalityYear;
  if (shown) return <PrintMunicipality {...{ shown, address }} />;
  return error ? <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} /> : <PageLoading />;
}

function PrintMunicipality({ shown, address }: { shown: MunicipalityYear; address: PrintAddress }) {
  const say = useText();
  const { organization } = useMe();
  const { part, rings, activities } = useMunicipalityBoard(shown);
  const { year, startMonth, total, offset, next } = shown;
  const choose = useChoosePrint(address, (to) => paths.printMunicipality(to, part));
  const { group } = part;
  const last = offset + shown.rings.length;
  const toPrint = useMemo(() => {
    const by = say(`calendar.municipality.by.${group}`);
    const which = say('calendar.municipality.part', { first: offset + 1, last, total });
    const title = organization.name;
    return {
      title,
      municipality: offset === 0 && !next ? by : `${by} · ${which}`,
      ...{ year, startMonth, rings, activities },
    };
  }, [say, group, offset, last, total, next, organization.name, year, startMonth, rings, activities]);
  return (
    <PrintView
      {...{ address, toPrint }}
      onChoose={choose}
      back={paths.municipalityIn(year, part)}
      file={{ group, title: organization.name }}
    />
  );
}
