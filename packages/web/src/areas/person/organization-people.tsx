import { useId, useState } from 'react';
import { useQuery } from 'urql';
import { OrganizationPeopleDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { PeopleRows } from './people-rows.tsx';
import styles from './person.module.css';

/** Number of people on a page. */
const size = 24;

/** The people of an organization, by name. */
export function OrganizationPeople({ id, name }: { id: string; name: string }) {
  const say = useText();
  const heading = useId();
  const [page, setPage] = useState(1);
  const variables = { id, offset: (page - 1) * size };
  const [{ data, error }, ask] = useQuery({ query: OrganizationPeopleDocument, variables });
  const list = data?.peopleOf;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <Heading level={2} size="sm" id={heading}>
        {say('person.people')} {list && <span className={styles.count}>{list.totalCount}</span>}
      </Heading>
      {error && !list && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!error && !list && <Skeleton lines={6} />}
      {list?.totalCount === 0 && <p className={styles.empty}>{say('person.people.nobody', { name })}</p>}
      {list && list.totalCount > 0 && <PeopleRows people={list.nodes} />}
      <Pager
        page={page}
        pages={list?.pageInfo.numberOfPages ?? 0}
        onChange={setPage}
        label={say('person.pages', { what: say('person.people') })}
      />
    </section>
  );
}
