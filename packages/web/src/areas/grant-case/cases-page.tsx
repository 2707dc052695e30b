import { grantCaseStates } from '@samspel/domain/grant-case/grant-case';
import { useState } from 'react';
import { useQuery } from 'urql';
import { type GrantCasePartsFragment, GrantCasesDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { PageProblem } from '../../ui/page-problem.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CasesTable } from './cases-table.tsx';
import styles from './grant-case.module.css';
import { casePaths } from './grant-case.paths.ts';

/** /action-value/cases: the cases of my municipality, of one state or of all, with their sums (product/grants#the-municipalitys-case). */
export function Component() {
  const say = useText();
  const [state, choose] = useState<GrantCasePartsFragment['state'] | ''>('');
  const [{ data, error }, ask] = useQuery({ query: GrantCasesDocument, requestPolicy: 'cache-and-network' });
  if (error && !data) return <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <PageLoading />;
  const all = data.grantCases;
  const shown = all.filter((one) => state === '' || one.state === state);
  const count = (of: string) => all.filter((one) => one.state === of).length;
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
          <div className={styles.filters}>
            <Select
              label={say('grantCase.state')}
              value={state}
              onChange={(event) => choose(event.target.value as typeof state)}
            >
              <option value="">{say('grantCase.all', { count: all.length })}</option>
              {grantCaseStates.map((one) => (
                <option key={one} value={one} disabled={count(one) === 0}>
                  {say('grantCase.ofState', { state: say(`grantCase.state.${one}`), count: count(one) })}
                </option>
              ))}
            </Select>
          </div>
          <CasesTable cases={shown} />
        </>
      )}
    </>
  );
}
