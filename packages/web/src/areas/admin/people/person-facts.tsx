import { useMay } from '../../../core/person/use-may.ts';
import { useMoment } from '../../../core/time/use-moment.ts';
import type { AdminPersonQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';

/** The facts about somebody. */
export function PersonFacts({ person }: { person: AdminPersonQuery['adminPerson'] }) {
  const say = useText();
  const sayMoment = useMoment();
  const { administer } = useMay();
  const { id, uri, email, jobTitle, department, organization, dateCreated, invitedAt, lastUsed, linksRest } = person;
  return (
    <>
      <Facts>
        <Fact name={say('admin.person.email')}>{email}</Fact>
        <Fact name={say('field.organization')}>
          {[organization.name, department, jobTitle].filter(Boolean).join(' · ')}
        </Fact>
        <Fact name={say('admin.person.since')}>{sayMoment(dateCreated)}</Fact>
        {invitedAt && <Fact name={say('admin.person.invitedAt')}>{sayMoment(invitedAt)}</Fact>}
        <Fact name={say('admin.person.lastUsed')}>{lastUsed ? sayMoment(lastUsed) : say('admin.person.never')}</Fact>
        <Fact name={say('admin.person.owns')}>{say('admin.person.things', { count: person.ownedCount })}</Fact>
        {linksRest && (
          <Fact name={say('admin.person.links')}>{say('admin.person.linksRest', { at: sayMoment(linksRest) })}</Fact>
        )}
        <Fact name={say('admin.person.responsible')}>{say('admin.person.open', { count: person.openCount })}</Fact>
      </Facts>
      <p className={styles.actions}>
        {uri && <TextLink to={`/person/${uri}`}>{say('admin.person.page')}</TextLink>}
        {administer && <TextLink to={adminPaths.logOf(id)}>{say('admin.person.inLog')}</TextLink>}
      </p>
    </>
  );
}
