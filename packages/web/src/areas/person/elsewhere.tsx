import { useId } from 'react';
import { useMe } from '../../core/person/me.tsx';
import type { PersonPageQuery, PersonThingsQuery } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { PeopleRows } from './people-rows.tsx';
import styles from './person.module.css';
import { ThingRows } from './thing-rows.tsx';

interface Props {
  person: PersonPageQuery['found'];
  found: PersonThingsQuery['peopleInSameAreas'];
}

/** People and topics of other organizations with the same service areas. */
export function Elsewhere({ person, found: { people, topics } }: Props) {
  const say = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} size="sm" id={id}>
        {say('person.elsewhere')}
      </Heading>
      {people.length + topics.length === 0 && <Nobody person={person} />}
      <div className={styles.columns}>
        {people.length > 0 && (
          <div className={styles.list}>
            <Heading level={3} size="2xs">
              {say('person.elsewhere.people')}
            </Heading>
            <PeopleRows
              people={people.map((one) => one.person)}
              withOrganization
              beside={(one) => {
                const shared = people.find(({ person }) => person.id === one.id)?.shared ?? [];
                return say('person.elsewhere.shared', { count: shared.length });
              }}
            />
          </div>
        )}
        {topics.length > 0 && (
          <div className={styles.list}>
            <Heading level={3} size="2xs">
              {say('topic.many')}
            </Heading>
            <ThingRows things={topics} withMaker />
          </div>
        )}
      </div>
    </section>
  );
}

function Nobody({ person: { id, name, kostraFunctions } }: Pick<Props, 'person'>) {
  const say = useText();
  const isMine = useMe().id === id;
  if (kostraFunctions.length > 0) return <p className={styles.empty}>{say('person.elsewhere.nobody')}</p>;
  if (!isMine) return <p className={styles.empty}>{say('person.elsewhere.noAreas', { name })}</p>;
  return (
    <>
      <p className={styles.empty}>{say('person.elsewhere.choose')}</p>
      <div>
        <LinkButton to="/my-profile">{say('person.elsewhere.chooseNow')}</LinkButton>
      </div>
    </>
  );
}
