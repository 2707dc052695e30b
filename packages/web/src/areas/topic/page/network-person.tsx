import { PersonLink } from '../../../core/person/person-link.tsx';
import type { NetworkPersonFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Avatar } from '../../../ui/base/avatar.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import styles from './network-tab.module.css';

/** Somebody who follows a topic or may write it: name, title, and their part in it. */
export function NetworkPerson({ one: { person, access, isFollowing } }: { one: NetworkPersonFragment }) {
  const say = useText();
  const { name, picture, jobTitle } = person;
  return (
    <li className={styles.person}>
      <Avatar name={name} picture={picture} size="sm" />
      <span className={styles.name}>
        <PersonLink person={person} />
        {jobTitle && <span className={styles.title}>{jobTitle}</span>}
      </span>
      <span className={styles.signs}>
        {access !== 'READ' && (
          <Tag color={access === 'OWNER' ? 'accent' : 'neutral'}>{say(`access.level.${access}`)}</Tag>
        )}
        {isFollowing && <Tag>{say('button.following')}</Tag>}
      </span>
    </li>
  );
}
