import { useMe } from '../../core/person/me.tsx';
import { GroupMembers } from '../../core/who/group-members.tsx';
import { useText } from '../../texts/text.tsx';
import { Avatar } from '../../ui/base/avatar.tsx';
import { Button } from '../../ui/base/button.tsx';
import type { GroupAction, ShownGroup } from './group.ts';
import styles from './group-list.module.css';

interface Props {
  group: ShownGroup;
  level: 2 | 3;
  onDo: (action: GroupAction) => void;
}

/** One group: its title, who is in it, and what I may do. */
export function GroupRow({ group, level, onDo }: Props) {
  const Title = `h${level}` as const;
  const { kind, id, title, memberCount, members } = group;
  return (
    <li className={styles.row}>
      <div>
        <Title className={styles.title}>{title}</Title>
        <Facts group={group} />
        {memberCount !== null && memberCount > 0 && <People group={group} />}
      </div>
      <Actions group={group} onDo={onDo} />
      {memberCount !== null && memberCount > (members?.length ?? 0) && (
        <div className={styles.members}>
          <GroupMembers kind={kind} id={id} title={title} />
        </div>
      )}
    </li>
  );
}

function Facts({ group: { kind, memberCount, isMember, sharedCalendarCount, createdBy } }: Pick<Props, 'group'>) {
  const say = useText();
  const me = useMe();
  return (
    <p className={styles.facts}>
      {memberCount !== null && <span>{say(`organization.${kind}.members`, { count: memberCount })}</span>}
      {isMember && <span>{say('organization.group.youAreIn')}</span>}
      {createdBy && createdBy.id !== me.id && <span>{say('organization.group.madeBy', { name: createdBy.name })}</span>}
      {Boolean(sharedCalendarCount) && (
        <span>{say('organization.group.shared', { count: sharedCalendarCount ?? 0 })}</span>
      )}
    </p>
  );
}

/** The first members, with picture and name. */
function People({ group }: Pick<Props, 'group'>) {
  const say = useText();
  const { kind } = group;
  const members = group.members ?? [];
  const names = members.map(({ name }) => name).join(', ');
  const more = (group.memberCount ?? 0) - members.length;
  return (
    <div className={styles.people}>
      {kind === 'group' && (
        <span className={styles.faces}>
          {members.map(({ id, name, picture }) => (
            <Avatar key={id} name={name} picture={picture ?? null} size="sm" />
          ))}
        </span>
      )}
      <span>{more > 0 ? say('organization.group.andMore', { names, count: more }) : names}</span>
    </div>
  );
}

function Actions({ group: { title, mayMaintain, isMember }, onDo }: Omit<Props, 'level'>) {
  const say = useText();
  return (
    <div className={styles.actions}>
      {mayMaintain && (
        <Button size="sm" aria-label={say('organization.group.editNamed', { title })} onClick={() => onDo('edit')}>
          {say('button.edit')}
        </Button>
      )}
      {isMember && (
        <Button size="sm" aria-label={say('organization.group.leaveNamed', { title })} onClick={() => onDo('leave')}>
          {say('organization.group.leave')}
        </Button>
      )}
      {mayMaintain && (
        <Button
          size="sm"
          variant="tertiary"
          color="danger"
          aria-label={say('organization.group.removeNamed', { title })}
          onClick={() => onDo('remove')}
        >
          {say('button.delete')}
        </Button>
      )}
    </div>
  );
}
