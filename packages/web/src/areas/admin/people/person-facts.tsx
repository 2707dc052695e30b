import { useMay } from '../../../core/person/use-may.ts';
import { useMoment } from '../../../core/time/use-moment.ts';
import type { AdminPersonQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';

/** What is known of somebody. */
export function PersonFacts({ person }: { person: AdminPersonQuery['adminPerson'] }) {
  const say = useText();
  const sayMoment = useMoment();
  const { administer } = useMay();
  const { id, uri, email, jobTitle, department, organization, dateCreated, invitedAt, lastUsed } = person;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{say('admin.person.email')}</dt>
        <dd>{email}</dd>
        <dt>{say('field.organization')}</dt>
        <dd>{[organization.name, department, jobTitle].filter(Boolean).join(' · ')}</dd>
        <dt>{say('admin.person.since')}</dt>
        <dd>{sayMoment(dateCreated)}</dd>
        {invitedAt && (
          <>
            <dt>{say('admin.person.invitedAt')}</dt>
            <dd>{sayMoment(invitedAt)}</dd>
          </>
        )}
        <dt>{say('admin.person.lastUsed')}</dt>
        <dd>{lastUsed ? sayMoment(lastUsed) : say('admin.person.never')}</dd>
        <dt>{say('admin.person.owns')}</dt>
        <dd>{say('admin.person.things', { count: person.ownedCount })}</dd>
        <dt>{say('admin.person.responsible')}</dt>
        <dd>{say('admin.person.open', { count: person.openCount })}</dd>
      </dl>
      <p className={styles.actions}>
        {uri && <TextLink to={`/person/${uri}`}>{say('admin.person.page')}</TextLink>}
        {administer && <TextLink to={adminPaths.logOf(id)}>{say('admin.person.inLog')}</TextLink>}
      </p>
    </>
  );
}
