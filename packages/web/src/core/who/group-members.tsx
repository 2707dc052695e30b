import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { GroupMembersDocument, type GroupMembersQuery } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Avatar } from '../../ui/base/avatar.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { OrganizationLink } from '../person/organization-link.tsx';
import { PersonLink } from '../person/person-link.tsx';
import styles from './group-members.module.css';
import type { MemberKind } from './member-kind.ts';

interface Props {
  kind: Extract<MemberKind, 'group' | 'organizationGroup'>;
  id: string;
  title: string;
}

/** The members of a group, fetched when somebody unfolds them. */
export function GroupMembers({ kind, id, title }: Props) {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say(`organization.${kind}.showMembers`)}
        <VisuallyHidden> {say('organization.group.membersOf', { title })}</VisuallyHidden>
      </summary>
      {isOpen && <Members kind={kind} id={id} />}
    </details>
  );
}

function Members({ kind, id }: Pick<Props, 'kind' | 'id'>) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({
    query: GroupMembersDocument,
    variables: { id, isOfPeople: kind === 'group' },
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={2} />;
  const members = membersOf(data);
  if (!members) return <p className={styles.none}>{say('organization.group.membersHidden')}</p>;
  if (members.length === 0) return <p className={styles.none}>{say(`organization.${kind}.members`, { count: 0 })}</p>;
  return (
    <ul className={styles.members}>
      {members.map((member) => (
        <li key={member.id}>
          {kind === 'group' && <Avatar name={member.name} picture={member.picture} size="sm" />}
          <span>
            {member.link}
            {member.detail && <span className={styles.detail}> {member.detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Shown = { id: string; name: string; link: ReactNode; picture?: string | null; detail?: string };

/** The members; null if I may not see them. */
function membersOf({ group, organizationGroup }: GroupMembersQuery): readonly Shown[] | null {
  const organizations = organizationGroup?.members ?? [];
  if (!group) return organizations.map((one) => ({ ...one, link: <OrganizationLink organization={one} /> }));
  const people = group.members?.map((person) => ({
    ...person,
    detail: person.organization.name,
    link: <PersonLink person={person} />,
  }));
  return people ?? null;
}
