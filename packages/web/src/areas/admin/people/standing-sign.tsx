import type { AdminPersonPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Tag } from '../../../ui/base/tag.tsx';

type Standing = Pick<AdminPersonPartsFragment, 'status' | 'role' | 'invitedAt'>;

/** The signs of somebody's status and role; none for an active person without a role. */
export function StandingSigns({ person: { status, role, invitedAt } }: { person: Standing }) {
  const say = useText();
  const isInvited = status === 'PENDING' && invitedAt !== null;
  const color = status === 'DEACTIVATED' ? 'danger' : 'warning';
  return (
    <>
      {role && <Tag color="info">{say(`admin.role.${role}`)}</Tag>}
      {status !== 'ACTIVATED' && (
        <Tag color={color}>{say(isInvited ? 'admin.status.invited' : `admin.status.${status}`)}</Tag>
      )}
    </>
  );
}
