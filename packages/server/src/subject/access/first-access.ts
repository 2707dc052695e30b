import { newThingDefaults } from '@samspel/domain/subject/access';
import type { AccessInput } from '@samspel/domain/subject/access.input';
import type { Caller } from '../../core/base/caller.ts';

/** The access of a new thing if its maker chose none: the maker's organization may read it (product/access#changing-access). */
export function ownOrganizationReads({ organizationId }: Caller): AccessInput {
  const { isPrivate, visibility, ownOrganizationAccess: access } = newThingDefaults;
  return {
    isPrivate,
    visibility,
    persons: [],
    groups: [],
    organizations: [{ organization: organizationId, access }],
    organizationGroups: [],
  };
}
