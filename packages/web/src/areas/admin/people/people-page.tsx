import { adminRoles, standings } from '@samspel/domain/admin/people.input';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { AdminPersonsDocument } from '../../../generated/graphql.ts';
import { FilterBar } from '../../../subject/list/filter-bar.tsx';
import { PagedList } from '../../../subject/paged/paged-list.tsx';
import { PillFilter } from '../../../subject/paged/pill-filter.tsx';
import { choiceOf, pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { WordsFilter } from '../../../subject/paged/words-filter.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from '../parts/admin.module.css';
import { InviteDialog } from './invite-dialog.tsx';
import { OfOrganization } from './of-organization.tsx';
import { PersonRow } from './person-row.tsx';

/** /admin/people: everybody whom the admin administers, and a button to invite more. */
export function Component() {
  const say = useText();
  const { administer } = useMay();
  const [isInviting, setInviting] = useState(false);
  const filter = useFilter();
  const input = {
    text: filter.of('text') ?? null,
    organization: filter.of('organization') ?? null,
    status: choiceOf(standings, filter.of('status')) ?? null,
    role: choiceOf(adminRoles, filter.of('role')) ?? null,
    limit: pageSize,
    offset: (filter.page - 1) * pageSize,
  };
  const [{ data, error }, ask] = useQuery({
    query: AdminPersonsDocument,
    variables: { input },
    requestPolicy: 'cache-and-network',
  });
  const list = data?.adminPersons;
  return (
    <>
      <PageHeader
        title={say('admin.people')}
        isList
        lead={list ? say('admin.people.count', { count: list.totalCount }) : ' '}
        actions={
          <Button variant="primary" onClick={() => setInviting(true)}>
            {say('admin.invite')}
          </Button>
        }
      />
      <search>
        <FilterBar
          search={<WordsFilter label={say('admin.people.search')} filter={filter} />}
          pillsChosen={[input.status, input.role].filter(Boolean).length}
          pills={
            <>
              <PillFilter
                label={say('admin.status')}
                name="status"
                filter={filter}
                choices={standings}
                sayChoice={(one) => say(`admin.status.${one}`)}
              />
              <PillFilter
                label={say('admin.role')}
                name="role"
                filter={filter}
                choices={adminRoles}
                sayChoice={(one) => say(`admin.role.${one}`)}
              />
            </>
          }
          chips={administer && <OfOrganization filter={filter} />}
        />
      </search>
      <div className={styles.page}>
        <PagedList
          list={list}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          filter={filter}
          what={say('admin.people')}
        >
          {(person) => <PersonRow key={person.id} person={person} withOrganization={administer} />}
        </PagedList>
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
