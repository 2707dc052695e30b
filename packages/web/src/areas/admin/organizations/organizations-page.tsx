import { subscriptionStates } from '@samspel/domain/admin/organization.input';
import { useQuery } from 'urql';
import { AdminOrganizationsDocument } from '../../../generated/graphql.ts';
import { FilterBar } from '../../../subject/list/filter-bar.tsx';
import { PagedList } from '../../../subject/paged/paged-list.tsx';
import { PillFilter } from '../../../subject/paged/pill-filter.tsx';
import { choiceOf, pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { WordsFilter } from '../../../subject/paged/words-filter.tsx';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';
import { StateSign } from './state-sign.tsx';

/** /admin/organizations: every organization, and its subscription state. */
export function Component() {
  const say = useText();
  const filter = useFilter();
  const input = {
    text: filter.of('text') ?? null,
    state: choiceOf(subscriptionStates, filter.of('state')) ?? null,
    limit: pageSize,
    offset: (filter.page - 1) * pageSize,
  };
  const [{ data, error }, ask] = useQuery({
    query: AdminOrganizationsDocument,
    variables: { input },
    requestPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHeader title={say('admin.organizations')} isList />
      <search>
        <FilterBar
          search={<WordsFilter label={say('admin.organizations.search')} filter={filter} />}
          pillsChosen={input.state ? 1 : 0}
          pills={
            <PillFilter
              label={say('admin.organizations.state')}
              name="state"
              filter={filter}
              choices={subscriptionStates}
              sayChoice={(one) => say(`admin.state.${one}`)}
            />
          }
        />
      </search>
      <div className={styles.page}>
        <PagedList
          list={data?.adminOrganizations}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          filter={filter}
          what={say('admin.organizations')}
        >
          {({ id, organization, domains, peopleCount, state }) => (
            <li key={id}>
              <span className={styles.what}>
                <TextLink to={adminPaths.organization(id)}>{organization.name}</TextLink>
                <span className={styles.detail}>
                  {[...domains, say('admin.people.count', { count: peopleCount })].join(' · ')}
                </span>
              </span>
              <StateSign state={state} />
            </li>
          )}
        </PagedList>
      </div>
    </>
  );
}
