import { sayDay } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { OrphansDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { pageSize, useFilter } from '../list/use-filter.ts';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';

/** /admin/orphans: open activities, and cases of my municipality on grants, whose responsible person has left. */
export function Component() {
  const say = useText();
  const today = useToday();
  const filter = useFilter();
  const [{ data, error }, ask] = useQuery({
    query: OrphansDocument,
    variables: { offset: (filter.page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHeader title={say('admin.orphans')} lead={say('admin.orphans.lead')} />
      <div className={styles.page}>
        {data && data.orphanCases.length > 0 && (
          <>
            <Heading level={2}>{say('grantCase.many')}</Heading>
            <ul className={styles.rows}>
              {data.orphanCases.map(({ id, state, grant, responsible }) => (
                <li key={id}>
                  <span className={styles.what}>
                    {grant ? (
                      <TextLink to={`/action-value/${grant.uri ?? grant.id}`}>{grant.title}</TextLink>
                    ) : (
                      say('grantCase.gone')
                    )}
                    <span className={styles.detail}>{say(`grantCase.state.${state}`)}</span>
                  </span>
                  {responsible && <span>{say('admin.orphans.was', { name: responsible.name })}</span>}
                </li>
              ))}
            </ul>
            <Heading level={2}>{say('admin.orphans.activities')}</Heading>
          </>
        )}
        <PagedList
          list={data?.orphans}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          filter={filter}
          what={say('admin.orphans')}
          none={say('admin.orphans.none')}
        >
          {({ id, title, endDate, calendar, responsible }) => (
            <li key={id}>
              <span className={styles.what}>
                <TextLink to={`/calendar/${calendar.uri}?activity=${id}`}>{title}</TextLink>
                <span className={styles.detail}>
                  {calendar.title} · {sayDay(say, endDate, today)}
                </span>
              </span>
              {responsible && (
                <TextLink to={adminPaths.person(responsible.id)}>
                  {say('admin.orphans.was', { name: responsible.name })}
                </TextLink>
              )}
            </li>
          )}
        </PagedList>
      </div>
    </>
  );
}
