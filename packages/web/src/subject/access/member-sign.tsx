import { Buildings2Icon, PersonGroupIcon } from '@navikt/aksel-icons';
import { Avatar } from '../../ui/base/avatar.tsx';
import type { Member } from './access-draft.ts';

/** The picture of a person, or the icon of a group or an organization, before its name. */
export function MemberSign({ member: { kind, name, picture } }: { member: Pick<Member, 'kind' | 'name' | 'picture'> }) {
  if (kind === 'person') return <Avatar name={name} picture={picture} size="sm" />;
  const Icon = kind === 'group' ? PersonGroupIcon : Buildings2Icon;
  return <Icon aria-hidden="true" fontSize="1.5rem" />;
}
