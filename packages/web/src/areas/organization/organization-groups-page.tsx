import { useState } from 'react';
import { useQuery } from 'urql';
import { OrganizationGroupsDocument } from '../../generated/graphql.ts';
import { pageSize, useFilter } from '../../subject/paged/use-filter.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { FoundGroups } from './found-groups.tsx';
import { GroupDialog } from './group-dialog.tsx';

/** /admin/newGroup: the groups of organizations, for admins (product/access#groups). */
export function Component() {
  const say = useText();
  const [isMaking, setMaking] = useState(false);
  const filter = useFilter();
  const text = filter.of('text') ?? null;
  const [{ data, error }, ask] = useQuery({
    query: OrganizationGroupsDocument,
    variables: { text, offset: (filter.page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.organizationGroups;
  const newGroup = (
    <Button variant="primary" onClick={() => setMaking(true)}>
      {say('organization.organizationGroup.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={say('organization.organizationGroups.title')}
        lead={say('organization.organizationGroups.lead')}
        actions={list && (list.totalCount > 0 || text !== null) && newGroup}
      />
      <FoundGroups
        kind="organizationGroup"
        list={list}
        error={error}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        filter={filter}
        empty={
          <EmptyState title={say('organization.organizationGroups.empty')} action={newGroup}>
            {say('organization.organizationGroups.emptyHint')}
          </EmptyState>
        }
      />
      {isMaking && <GroupDialog kind="organizationGroup" onClose={() => setMaking(false)} />}
    </>
  );
}
