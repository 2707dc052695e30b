import { pagePath } from '@samspel/domain/subject/link-path';
import { sayDay } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { useMe } from '../../../core/person/me.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { OrphansDocument, type OrphansQuery } from '../../../generated/graphql.ts';
import { PagedList } from '../../../subject/paged/paged-list.tsx';
import { pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from '../parts/admin.module.css';
import { OrphanRow } from './orphan-row.tsx';

/** /admin/orphans: open activities, grants, and cases of my municipality on grants, whose responsible person has left. */
export function Component() {
  const say = useText();
  const today = useToday();
  const filter = useFilter();
  const [{ data, error }, ask] = useQuery({
    query: OrphansDocument,
    variables: { offset: (filter.page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  const hasOthers = data && data.orphanActionValues.length + data.orphanCases.length > 0;
  return (
    <>
      <PageHeader title={say('admin.orphans')} lead={say('admin.orphans.lead')} />
      <div className={styles.page}>
        {data && data.orphanActionValues.length > 0 && <Grants grants={data.orphanActionValues} />}
        {data && data.orphanCases.length > 0 && <Cases cases={data.orphanCases} />}
        {hasOthers && <Heading level={2}>{say('admin.orphans.activities')}</Heading>}
        <PagedList
          list={data?.orphans}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          filter={filter}
          what={say('admin.orphans')}
          none={say('admin.orphans.none')}
        >
          {({ id, title, endDate, calendar, responsible }) => (
            <OrphanRow
              key={id}
              detail={`${calendar.title} · ${sayDay(say, endDate, today)}`}
              responsible={responsible}
              isDeactivated
            >
              <TextLink to={`/calendar/${calendar.uri}?activity=${id}`}>{title}</TextLink>
            </OrphanRow>
          )}
        </PagedList>
      </div>
    </>
  );
}

function Grants({ grants }: { grants: OrphansQuery['orphanActionValues'] }) {
  const say = useText();
  return (
    <>
      <Heading level={2}>{say('grant.many')}</Heading>
      <ul className={styles.rows}>
        {grants.map(({ id, uri, title, status, currentRevision }) => (
          <OrphanRow
            key={id}
            detail={status === 'DRAFT' ? say('subject.status.DRAFT') : null}
            responsible={currentRevision?.responsible}
            isDeactivated
          >
            <TextLink to={pagePath('ACTION_VALUE', uri ?? id)}>{title}</TextLink>
          </OrphanRow>
        ))}
      </ul>
    </>
  );
}

/** Whoever of these is of my municipality is deactivated; the others have gone to another one, and are replaced in the case, on the page of its grant. */
function Cases({ cases }: { cases: OrphansQuery['orphanCases'] }) {
  const say = useText();
  const { organization } = useMe();
  return (
    <>
      <Heading level={2}>{say('grantCase.many')}</Heading>
      <ul className={styles.rows}>
        {cases.map(({ id, state, grant, responsible }) => (
          <OrphanRow
            key={id}
            detail={say(`grantCase.state.${state}`)}
            responsible={responsible}
            isDeactivated={responsible?.organization.id === organization?.id}
          >
            {grant ? (
              <TextLink to={pagePath('ACTION_VALUE', grant.uri ?? grant.id)}>{grant.title}</TextLink>
            ) : (
              say('grantCase.gone')
            )}
          </OrphanRow>
        ))}
      </ul>
    </>
  );
}
