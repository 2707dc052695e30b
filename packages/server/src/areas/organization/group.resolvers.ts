import { id, maybe, plainLine, readInput } from '@samspel/domain/input';
import { groupMembersInput } from '@samspel/domain/organization/group.input';
import { pageInput } from '@samspel/domain/subject/list.input';
import { z } from 'zod';
import type { Context, Resolver, Resolvers } from '../../core/graphql/context.ts';
import { orNotFound } from '../../core/graphql/or-not-found.ts';
import { pageFields } from '../../core/graphql/page.ts';
import {
  memberCountOfGroup,
  memberCountOfOrganizationGroup,
  membersOfGroup,
  membersOfOrganizationGroup,
} from '../../core/people/group-members.ts';
import {
  type GroupRow,
  groupById,
  type OrganizationGroupRow,
  organizationGroupById,
} from '../../core/people/groups.ts';
import { personById } from '../../core/people/persons.ts';
import { mayMaintain, mayMaintainOrganizationGroups, requireOrganizationGroups } from './group.access.ts';
import {
  isMemberOfGroup,
  listMyGroups,
  listOrganizationGroups,
  seesMembersOf,
  sharedCalendarCountOf,
} from './group.queries.ts';

const idArgument = z.strictObject({ id });
const pageArguments = pageInput(100);
const organizationGroupsInput = pageArguments.extend({ text: maybe(plainLine(100)) });
const idOf = (args: unknown): number => readInput(idArgument, args, '').id;

/** A field that is null for people who may not see the members of the group. */
const ifSeen =
  (read: (group: GroupRow, args: unknown, context: Context) => unknown): Resolver =>
  async (group: GroupRow, args, context: Context) =>
    (await context.load(seesMembersOf, group.id)) ? read(group, args, context) : null;

/** Groups of both kinds: their queries, and their fields on the rows of `core/people`. */
export const groupFields: Resolvers = {
  Query: {
    myGroups: (_root, args, { services, caller }) =>
      listMyGroups(services.db, caller, readInput(pageArguments, args, '')),
    group: async (_root, args, { load }) => orNotFound(await load(groupById, idOf(args))),
    organizationGroup: async (_root, args, { load }) => orNotFound(await load(organizationGroupById, idOf(args))),
    organizationGroups: (_root, args, { services, caller }) => {
      requireOrganizationGroups(caller);
      return listOrganizationGroups(services.db, readInput(organizationGroupsInput, args, ''));
    },
  },
  GroupPage: pageFields,
  OrganizationGroupPage: pageFields,
  Group: {
    createdBy: ifSeen(({ createdById }, _args, { load }) => load(personById, createdById)),
    lastUpdatedBy: ifSeen(({ changedById }, _args, { load }) => changedById && load(personById, changedById)),
    mayMaintain: (group: GroupRow, _args, { caller }) => mayMaintain(group, caller),
    isMember: ({ id }: GroupRow, _args, { load }) => load(isMemberOfGroup, id),
    memberCount: ifSeen(({ id }, _args, { load }) => load(memberCountOfGroup, id)),
    members: async ({ id }: GroupRow, args, { load }) => {
      const input = readInput(groupMembersInput, args, '');
      return (await load(seesMembersOf, id)) ? load(membersOfGroup, { id, ...input }) : null;
    },
    sharedCalendarCount: (group: GroupRow, _args, { load, caller }) =>
      mayMaintain(group, caller) ? load(sharedCalendarCountOf, group.id) : null,
  },
  OrganizationGroup: {
    createdBy: ({ createdById }: OrganizationGroupRow, _args, { load }) => load(personById, createdById),
    lastUpdatedBy: ({ changedById }: OrganizationGroupRow, _args, { load }) =>
      changedById && load(personById, changedById),
    mayMaintain: (_group: OrganizationGroupRow, _args, { caller }) => mayMaintainOrganizationGroups(caller),
    memberCount: ({ id }: OrganizationGroupRow, _args, { load }) => load(memberCountOfOrganizationGroup, id),
    members: ({ id }: OrganizationGroupRow, args, { load }) =>
      load(membersOfOrganizationGroup, { id, ...readInput(groupMembersInput, args, '') }),
    sharedCalendarCount: ({ id }: OrganizationGroupRow, _args, { load, caller }) =>
      mayMaintainOrganizationGroups(caller) ? load(sharedCalendarCountOf, id) : null,
  },
};
