import { newThingDefaults } from '@samspel/domain/subject/access';
import type { AccessDraft } from './access-draft.ts';

/**
 * Returns the access to a new thing: private, shown to others, and readable for my organization, until I change it (product/access#changing-access).
 */
export function firstAccess(me: { id: string; name: string; organization: { id: string; name: string } }): AccessDraft {
  const { organization } = me;
  const { isPrivate, visibility, ownOrganizationAccess } = newThingDefaults;
  return {
    isPrivate,
    visibility,
    members: [
      { kind: 'person', id: me.id, name: me.name, access: 'OWNER' },
      { kind: 'organization', id: organization.id, name: organization.name, access: ownOrganizationAccess },
    ],
  };
}
