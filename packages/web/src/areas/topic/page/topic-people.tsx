import { useId } from 'react';
import { PersonLink } from '../../../core/person/person-link.tsx';
import type { TopicInShortQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Avatar } from '../../../ui/base/avatar.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import styles from './topic-people.module.css';

interface Props {
  of: TopicInShortQuery['topicNetwork'];
  /** Goes to all of them. */
  onAll: () => void;
}

/** The people of a topic, the newest first, each with a face and a municipality. */
export function TopicPeople({ of: { nodes, totalCount }, onAll }: Props) {
  const say = useText();
  const id = useId();
  if (nodes.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="xs" id={id}>
        {say('topic.people')}
      </Heading>
      <ul className={styles.people}>
        {nodes.map(({ person }) => (
          <li key={person.id}>
            <Avatar name={person.name} picture={person.picture} />
            <span>
              <PersonLink person={person} />
              <span className={styles.from}>{person.organization.name}</span>
            </span>
          </li>
        ))}
      </ul>
      {totalCount > nodes.length && (
        <div>
          <Button variant="tertiary" size="sm" onClick={onAll}>
            {say('topic.all.followers', { count: totalCount })}
          </Button>
        </div>
      )}
    </section>
  );
}
