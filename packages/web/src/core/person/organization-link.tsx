import { organizationCountry } from '@samspel/domain/person/person';
import { Link } from 'react-router';
import styles from './person-link.module.css';

/** The name of an organization, linked to its page. */
export function OrganizationLink({
  organization: { name, number },
}: {
  organization: { name: string; number: string };
}) {
  return (
    <Link to={organizationPath(number)} className={styles.link}>
      {name}
    </Link>
  );
}

/** The page of an organization, below /app (product/people#an-organizations-page). */
export const organizationPath = (number: string) => `/organization/${organizationCountry}/${number}`;
