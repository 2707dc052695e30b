import { sayDay } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { OrphansDocument } from '../../../generated/graphql.ts';
import { PagedList } from '../../../subject/paged/paged-list.tsx';
import { type Filter, pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { WordsFilter } from '../../../subject/paged/words-filter.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from '../parts/admin.module.css';
import { OrphanCase, OrphanGrant } from './orphan-grants.tsx';
import { OrphanRow } from './orphan-row.tsx';

/**
 * /admin/orphans: open activities, grants, and my municipality's cases on grants, whose responsible person has left. One search narrows all three
 * lists; each has its own pages.
 */
export function Component() {
  const say = useText();
  const today = useToday();
  const { words, text, activities, grants, cases } = useFilters();
  const inputOf = ({ page }: Filter) => ({ text, limit: pageSize, offset: (page - 1) * pageSize });
  const [{ data, error }, ask] = useQuery({
    query: OrphansDocument,
    variables: { activities: inputOf(activities), grants: inputOf(grants), cases: inputOf(cases) },
    requestPolicy: 'cache-and-network',
  });
  const onRetry = () => ask({ requestPolicy: 'network-only' });
  const hasGrants = data && data.orphanActionValues.totalCount > 0;
  const hasCases = data && data.orphanCases.totalCount > 0;
  return (
    <>
      <PageHeader title={say('admin.orphans')} lead={say('admin.orphans.lead')} />
      <div className={styles.page}>
        <div className={styles.filters}>
          <WordsFilter label={say('admin.orphans.search')} filter={words} />
        </div>
        {hasGrants && (
          <>
            <Heading level={2}>{say('grant.many')}</Heading>
            <PagedList
              list={data.orphanActionValues}
              error={error}
              onRetry={onRetry}
              filter={grants}
              what={say('grant.many')}
            >
              {(grant) => <OrphanGrant key={grant.id} grant={grant} />}
            </PagedList>
          </>
        )}
        {hasCases && (
          <>
            <Heading level={2}>{say('grantCase.many')}</Heading>
            <PagedList
              list={data.orphanCases}
              error={error}
              onRetry={onRetry}
              filter={cases}
              what={say('grantCase.many')}
            >
              {(one) => <OrphanCase key={one.id} case={one} />}
            </PagedList>
          </>
        )}
        {(hasGrants || hasCases) && <Heading level={2}>{say('admin.orphans.activities')}</Heading>}
        <PagedList
          list={data?.orphans}
          error={error}
          onRetry={onRetry}
          filter={activities}
          what={say('admin.orphans.activities')}
          {...(text === null && { none: say(hasGrants || hasCases ? 'admin.orphans.none' : 'admin.orphans.nothing') })}
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

/** The words that all three lists are searched by, and the page of each; other words take all lists back to their first page. */
function useFilters() {
  const activities = useFilter();
  const grants = useFilter('grants');
  const cases = useFilter('cases');
  const words: Filter = {
    ...activities,
    set: (change) => activities.set({ ...change, 'grants-page': undefined, 'cases-page': undefined }),
  };
  return { words, text: activities.of('text') ?? null, activities, grants, cases };
}
