import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { AdminPersonDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonFacts } from './person-facts.tsx';
import { RoleField } from './role-field.tsx';
import { StandingSigns } from './standing-sign.tsx';

/** /admin/people/:id: somebody, and what an admin can do with them. */
export function Component() {
  const say = useText();
  const { administer } = useMay();
  const { id = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: AdminPersonDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const person = data?.adminPerson;
  const back = <TextLink to={adminPaths.people}>{say('admin.people')}</TextLink>;
  if (!person) {
    return (
      <>
        <PageHeader above={back} title={say('admin.people')} />
        {error ? (
          <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
        ) : (
          <Skeleton lines={6} />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader above={back} title={person.name} lead={<StandingSigns person={person} />} />
      <div className={styles.page}>
        <PersonFacts person={person} />
        {administer && !person.isMe && person.status !== 'DEACTIVATED' && <RoleField person={person} />}
        {!person.isMe && <PersonActions person={person} />}
      </div>
    </>
  );
}
