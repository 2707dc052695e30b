import type { Visibility } from '../../../printed/tables.ts';
import type { Context, Resolver, Resolvers } from '../../core/graphql/context.ts';
import { groupById, organizationGroupById } from '../../core/people/groups.ts';
import { organizationById } from '../../core/people/organizations.ts';
import { personById } from '../../core/people/persons.ts';
import { type AccessEntry, accessEntries } from './entries.queries.ts';

/** The parent of the GraphQL type `Access`: a thing that the caller may read. */
export type SharedThing = {
  id: number;
  isPrivate: boolean;
  visibility: Visibility;
  myAccess: 'NONE' | 'READ' | 'WRITE';
};

type Grantee = 'personId' | 'groupId' | 'organizationId' | 'organizationGroupId';

const entriesWith =
  (grantee: Grantee): Resolver =>
  async ({ id }: SharedThing, _args, context: Context) => {
    const entries = await context.load(accessEntries, id);
    return entries.filter((entry) => entry[grantee] !== null);
  };

/** The fields of access lists. */
export const accessFields: Resolvers = {
  Access: {
    persons: entriesWith('personId'),
    groups: entriesWith('groupId'),
    organizations: entriesWith('organizationId'),
    organizationGroups: entriesWith('organizationGroupId'),
  },
  PersonAccess: { person: ({ personId }: AccessEntry, _args, { load }) => load(personById, personId!) },
  GroupAccess: { group: ({ groupId }: AccessEntry, _args, { load }) => load(groupById, groupId!) },
  OrganizationAccess: {
    organization: ({ organizationId }: AccessEntry, _args, { load }) => load(organizationById, organizationId!),
  },
  OrganizationGroupAccess: {
    organizationGroup: ({ organizationGroupId }: AccessEntry, _args, { load }) =>
      load(organizationGroupById, organizationGroupId!),
  },
};
