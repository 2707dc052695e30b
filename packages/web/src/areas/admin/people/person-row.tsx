import type { AdminPersonPartsFragment } from '../../../generated/graphql.ts';
import { TextLink } from '../../../ui/base/text-link.tsx';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';
import { StandingSigns } from './standing-sign.tsx';

/** One person of a list: the name leads to their page in the administration. */
export function PersonRow({
  person,
  withOrganization,
}: {
  person: AdminPersonPartsFragment;
  withOrganization: boolean;
}) {
  const { id, name, email, jobTitle, organization } = person;
  const facts = [email, jobTitle, withOrganization && organization.name].filter(Boolean);
  return (
    <li>
      <span className={styles.what}>
        <TextLink to={adminPaths.person(id)}>{name}</TextLink>
        <span className={styles.detail}>{facts.join(' · ')}</span>
      </span>
      <span className={styles.signs}>
        <StandingSigns person={person} />
      </span>
    </li>
  );
}
