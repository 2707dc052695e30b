import { useState } from 'react';
import { useQuery } from 'urql';
import { useFocusKept } from '../../core/forms/use-focus-kept.ts';
import { OrganizationGroupsDocument } from '../../generated/graphql.ts';
import { useLastPage, usePage } from '../../subject/list/use-page.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ShownGroup } from './group.ts';
import { GroupDialog } from './group-dialog.tsx';
import { GroupList } from './group-list.tsx';
import styles from './my-groups.module.css';
import { OthersGroups } from './others-groups.tsx';

const pageSize = 20;

/** /admin/newGroup: the groups of organizations, and a way to the groups of people that others have made; for admins (product/access#groups). */
export function Component() {
  const say = useText();
  const [isMaking, setMaking] = useState(false);
  const shown = usePage();
  const [{ data, error }, ask] = useQuery({
    query: OrganizationGroupsDocument,
    variables: { offset: (shown.page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.organizationGroups;
  const groups = list?.nodes.map((group): ShownGroup => ({ ...group, kind: 'organizationGroup' }));
  useLastPage(shown, list?.pageInfo.numberOfPages);
  useFocusKept(list?.totalCount);
  const newGroup = (
    <Button variant="primary" onClick={() => setMaking(true)}>
      {say('organization.organizationGroup.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        above={<TextLink to="/admin">{say('shell.nav.admin')}</TextLink>}
        title={say('organization.organizationGroups.title')}
        lead={say('organization.organizationGroups.lead')}
        actions={list && list.totalCount > 0 && newGroup}
      />
      <div className={styles.page}>
        {error && !data && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
        {!data && !error && <Skeleton lines={6} />}
        {list?.totalCount === 0 && (
          <EmptyState title={say('organization.organizationGroups.empty')} action={newGroup}>
            {say('organization.organizationGroups.emptyHint')}
          </EmptyState>
        )}
        {groups && groups.length > 0 && <GroupList groups={groups} level={2} />}
        {list && (
          <Pager
            page={shown.page}
            pages={list.pageInfo.numberOfPages}
            onChange={shown.show}
            label={say('organization.organizationGroups.pages')}
          />
        )}
        <OthersGroups />
      </div>
      {isMaking && <GroupDialog kind="organizationGroup" onClose={() => setMaking(false)} />}
    </>
  );
}
