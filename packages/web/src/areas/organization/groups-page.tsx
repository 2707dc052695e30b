import { useQuery } from 'urql';
import { AdminGroupsDocument } from '../../generated/graphql.ts';
import { pageSize, useFilter } from '../../subject/paged/use-filter.ts';
import { useText } from '../../texts/text.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { FoundGroups } from './found-groups.tsx';

/**
 * /admin/groups: the groups that people have made. Admins maintain all of them, an organization's own admins those of its people
 * (product/accounts#admins).
 */
export function Component() {
  const say = useText();
  const filter = useFilter();
  const text = filter.of('text') ?? null;
  const [{ data, error }, ask] = useQuery({
    query: AdminGroupsDocument,
    variables: { input: { text, limit: pageSize, offset: (filter.page - 1) * pageSize } },
    requestPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHeader title={say('organization.groups.all')} lead={say('organization.groups.allLead')} />
      <FoundGroups
        kind="group"
        list={data?.adminGroups}
        error={error}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        filter={filter}
        empty={<p>{say('organization.groups.none')}</p>}
      />
    </>
  );
}
