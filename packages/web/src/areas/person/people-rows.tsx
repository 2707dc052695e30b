import { PersonLink } from '../../core/person/person-link.tsx';
import type { PersonInListFragment } from '../../generated/graphql.ts';
import { Avatar } from '../../ui/base/avatar.tsx';
import styles from './person.module.css';

interface Props {
  people: readonly PersonInListFragment[];
  withOrganization?: boolean;
  /** Text at the end of a row. */
  beside?: (person: PersonInListFragment) => string;
}

/** People: picture, name and what they do, each leading to their page. */
export function PeopleRows({ people, withOrganization = false, beside }: Props) {
  return (
    <ul className={styles.people}>
      {people.map((person) => {
        const { id, name, picture, jobTitle, department, organization } = person;
        const facts = [jobTitle, department, withOrganization && organization.name].filter(Boolean);
        return (
          <li key={id}>
            <Avatar name={name} picture={picture} />
            <span className={styles.who}>
              <PersonLink person={person} />
              {facts.length > 0 && <span className={styles.detail}>{facts.join(' · ')}</span>}
            </span>
            {beside && <span className={styles.detail}>{beside(person)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
