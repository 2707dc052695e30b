import { useId, useState } from 'react';
import { useQuery } from 'urql';
import { useMe } from '../../core/person/me.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { MyGroupsDocument } from '../../generated/graphql.ts';
import { useLastPage, usePage } from '../../subject/list/use-page.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import type { ShownGroup } from './group.ts';
import { GroupDialog } from './group-dialog.tsx';
import { GroupList } from './group-list.tsx';
import styles from './my-groups.module.css';

const pageSize = 20;

/** /my-profile/groups: the groups that I made, and those that others have added me to (product/access#groups). */
export function MyGroups() {
  const say = useText();
  const me = useMe();
  const { administer } = useMay();
  const [isMaking, setMaking] = useState(false);
  const shown = usePage();
  const [{ data, error }, ask] = useQuery({
    query: MyGroupsDocument,
    variables: { offset: (shown.page - 1) * pageSize },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.myGroups;
  const groups = list?.nodes.map((group): ShownGroup => ({ ...group, kind: 'group' }));
  useLastPage(shown, list?.pageInfo.numberOfPages);
  const newGroup = (
    <Button variant="primary" onClick={() => setMaking(true)}>
      {say('organization.group.new')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <Heading level={2} size="md">
            {say('organization.groups.mine')}
          </Heading>
          <p className={styles.lead}>{say('organization.groups.lead')}</p>
        </div>
        {list && list.totalCount > 0 && newGroup}
      </header>
      {error && !data && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!data && !error && <Skeleton lines={6} />}
      {list?.totalCount === 0 && (
        <EmptyState level={3} title={say('organization.groups.empty')} action={newGroup}>
          {say('organization.groups.emptyHint')}
        </EmptyState>
      )}
      {groups && (
        <div className={styles.page}>
          <Part
            title={say('organization.groups.made')}
            groups={groups.filter(({ createdBy }) => createdBy?.id === me.id)}
          />
          <Part
            title={say('organization.groups.in')}
            groups={groups.filter(({ createdBy }) => createdBy?.id !== me.id)}
          />
        </div>
      )}
      {list && (
        <Pager
          page={shown.page}
          pages={list.pageInfo.numberOfPages}
          onChange={shown.show}
          label={say('organization.groups.pages')}
        />
      )}
      {administer && (
        <p>
          <TextLink to="/admin/newGroup">{say('organization.organizationGroups.maintain')}</TextLink>
        </p>
      )}
      {isMaking && <GroupDialog kind="group" onClose={() => setMaking(false)} />}
    </div>
  );
}

/** Groups under a heading; nothing if there are no groups. */
function Part({ title, groups }: { title: string; groups: readonly ShownGroup[] }) {
  const id = useId();
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <p id={id} className={styles.part}>
        {title}
      </p>
      <GroupList groups={groups} />
    </section>
  );
}
