import { useQuery } from 'urql';
import { KeptChoicesDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageLoading } from '../../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import styles from './keep.module.css';
import { sectors, sources } from './kept-kind.ts';
import { KeptList } from './kept-list.tsx';

/** /admin/action-value/sources: the grantors, and the sectors that grants are for. */
export function Component() {
  const say = useText();
  const [{ data, error }, ask] = useQuery({ query: KeptChoicesDocument, requestPolicy: 'cache-and-network' });
  if (error && !data) return <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <PageLoading />;
  return (
    <>
      <PageHeader
        above={<TextLink to={grantPaths.list}>{say('grant.many')}</TextLink>}
        title={say('grant.keep')}
        lead={say('grant.keep.lead')}
      />
      <div className={styles.page}>
        <KeptList
          of={sources}
          all={data.actionValueSources.map(({ id, name, url }) => ({
            ...{ id, title: name, detail: url },
            values: { name, url: url ?? '' },
          }))}
        />
        <KeptList
          of={sectors}
          all={data.sectors.map(({ id, title, nn, nb, en }) => ({
            ...{ id, title, detail: null },
            values: { nn, nb, en },
          }))}
        />
      </div>
    </>
  );
}
