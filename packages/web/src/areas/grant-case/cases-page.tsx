import { DownloadIcon } from '@navikt/aksel-icons';
import { useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { GrantCasesDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { PageProblem } from '../../ui/page-problem.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { caseRows, writeCsv } from './case-csv.ts';
import { filterCases, readCaseFilter, withCaseFilter } from './case-filter.ts';
import { CaseFilters } from './case-filters.tsx';
import { CasesSums } from './cases-sums.tsx';
import { CasesTable } from './cases-table.tsx';
import { casePaths } from './grant-case.paths.ts';

/** /action-value/cases: the cases of my municipality, narrowed by what the address says, with their sums (product/grants#the-municipalitys-case). */
export function Component() {
  const say = useText();
  const [address, setAddress] = useSearchParams();
  const [{ data, error }, ask] = useQuery({ query: GrantCasesDocument, requestPolicy: 'cache-and-network' });
  if (error && !data) return <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <PageLoading />;
  const all = data.grantCases;
  const filter = readCaseFilter(address);
  const shown = filterCases(all, filter);
  const download = () => saveFile(`${say('grantCase.csv.name')}.csv`, writeCsv(caseRows(say, shown)), 'text/csv');
  return (
    <>
      <PageHeader
        above={<TextLink to={casePaths.grants}>{say('grant.many')}</TextLink>}
        title={say('grantCase.many')}
        lead={say('grantCase.lead')}
      />
      {all.length === 0 ? (
        <EmptyState
          title={say('grantCase.empty')}
          action={<LinkButton to={casePaths.grantList}>{say('grant.explore')}</LinkButton>}
        >
          {say('grantCase.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <CaseFilters
            cases={all}
            filter={filter}
            onChange={(name, value) => setAddress(withCaseFilter(address, name, value), { preventScrollReset: true })}
          />
          {shown.length === 0 ? (
            <EmptyState
              title={say('grantCase.noneFits')}
              action={<LinkButton to={casePaths.all}>{say('grantCase.showAll')}</LinkButton>}
            />
          ) : (
            <>
              <CasesTable cases={shown} />
              <CasesSums cases={shown} />
              <div>
                <Button size="sm" icon={<DownloadIcon />} onClick={download}>
                  {say('grantCase.csv')}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </>
  );
}
