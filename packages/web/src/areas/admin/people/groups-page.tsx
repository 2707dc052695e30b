import { useQuery } from 'urql';
import { AdminGroupsDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { pageSize, useFilter } from '../list/use-filter.ts';
import { WordsFilter } from '../list/words-filter.tsx';
import styles from '../parts/admin.module.css';
import { RemoveGroup } from './remove-group.tsx';

/** /admin/groups: the groups that people have made. */
export function Component() {
  const say = useText();
  const filter = useFilter();
  const input = { text: filter.of('text') ?? null, limit: pageSize, offset: (filter.page - 1) * pageSize };
  const [{ data, error }, ask] = useQuery({
    query: AdminGroupsDocument,
    variables: { input },
    requestPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHeader title={say('admin.groups')} />
      <div className={styles.page}>
        <div className={styles.filters}>
          <WordsFilter label={say('admin.groups.search')} filter={filter} />
        </div>
        <PagedList
          list={data?.adminGroups}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          filter={filter}
          what={say('admin.groups')}
          {...(input.text === null && { none: say('admin.groups.none') })}
        >
          {({ id, title, memberCount, createdBy }) => (
            <li key={id}>
              <span className={styles.what}>
                {title}
                <span className={styles.detail}>
                  {say('organization.group.madeBy', { name: createdBy.name })} ·{' '}
                  {say('organization.group.members', { count: memberCount })}
                </span>
              </span>
              <RemoveGroup id={id} title={title} />
            </li>
          )}
        </PagedList>
      </div>
    </>
  );
}
