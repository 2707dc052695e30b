import { DownloadIcon } from '@navikt/aksel-icons';
import { useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { GrantCasesDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { saveFile } from '../../ui/base/save-file.ts';
import { TextLink } from '../../ui/base/text-link.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLoading } from '../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../ui/layout/page-problem.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { caseRows, writeCsv } from './case-csv.ts';
import { type CaseFilterName, filterCases, isBoard, readCaseFilter, withCaseFilter } from './case-filter.ts';
import { CaseFilters } from './case-filters.tsx';
import { CasesBoard } from './cases-board.tsx';
import { CasesSums } from './cases-sums.tsx';
import { CasesTable } from './cases-table.tsx';
import { casePaths } from './grant-case.paths.ts';

/** /action-value/cases: my municipality's cases, filtered by the address, with their sums (product/grants#the-municipalitys-case). */
export function Component() {
  const say = useText();
  const [address, setAddress] = useSearchParams();
  const [{ data, error }, ask] = useQuery({ query: GrantCasesDocument, requestPolicy: 'cache-and-network' });
  if (error && !data) return <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <PageLoading />;
  const all = data.grantCases;
  const onBoard = isBoard(address);
  const read = readCaseFilter(address);
  const filter = onBoard ? { ...read, state: '' } : read;
  const shown = filterCases(all, filter);
  const reload = () => ask({ requestPolicy: 'network-only' });
  const choose = (name: CaseFilterName | 'view', value: string) =>
    setAddress(withCaseFilter(address, name, value), { preventScrollReset: true });
  const download = () => saveFile(`${say('grantCase.csv.name')}.csv`, writeCsv(caseRows(say, shown)), 'text/csv');
  return (
    <>
      <PageHeader
        above={<TextLink to={casePaths.grants}>{say('grant.many')}</TextLink>}
        title={say('grantCase.many')}
        isList
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
          <CaseFilters cases={all} filter={filter} isBoard={onBoard} onChange={choose} />
          {shown.length === 0 ? (
            <EmptyState
              title={say('grantCase.noneFits')}
              action={
                <LinkButton to={onBoard ? casePaths.board : casePaths.all}>{say('grantCase.showAll')}</LinkButton>
              }
            />
          ) : (
            <>
              <Tabs
                ofPage
                value={onBoard ? 'board' : 'table'}
                onChange={(view) => choose('view', view === 'board' ? view : '')}
                tabs={[
                  {
                    value: 'table',
                    label: say('grantCase.view.table'),
                    content: <CasesTable cases={shown} />,
                  },
                  {
                    value: 'board',
                    label: say('grantCase.view.board'),
                    content: <CasesBoard cases={shown} onReload={reload} />,
                  },
                ]}
              />
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
