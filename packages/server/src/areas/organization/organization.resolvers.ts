import { say } from '@samspel/i18n/format';
import type { Resolvers } from '../../core/graphql/context.ts';
import { findGroups, findOrganizationGroups, findOrganizations, findPersons } from '../../core/people/find-by-name.ts';
import {
  allKostraFunctions,
  allKostraGroups,
  functionsOfGroup,
  type KostraFunctionRow,
  type KostraGroupRow,
  kostraGroupById,
} from '../../core/people/kostra.ts';
import type { OrganizationRow } from '../../core/people/organizations.ts';
import { groupFields } from './group.resolvers.ts';

/** The queries of the area, and the fields of its types; their parents are the rows of `core/people`. */
export const resolvers: Resolvers = {
  ...groupFields,
  Query: {
    ...groupFields.Query,
    findPersons: (_root, { query }, { services }) => findPersons(services.db, query),
    findOrganizations: (_root, { query }, { services }) => findOrganizations(services.db, query),
    findPersonsOrganizationsAndGroups: (_root, { query }) => ({ query }),
    allKostraFunctionGroups: (_root, _args, { services }) => allKostraGroups(services),
    allKostraFunctions: (_root, _args, { services }) => allKostraFunctions(services),
  },
  PersonsOrganizationsAndGroups: {
    persons: ({ query }, _args, { services }) => findPersons(services.db, query),
    organizations: ({ query }, _args, { services }) => findOrganizations(services.db, query),
    groups: ({ query }, _args, { services }) => findGroups(services.db, query),
    organizationGroups: ({ query }, _args, { services }) => findOrganizationGroups(services.db, query),
  },
  Organization: {
    isMunicipality: ({ kind }: OrganizationRow) => kind === 'MUNICIPALITY',
  },
  KostraFunction: {
    title: ({ titles }: KostraFunctionRow, _args, { caller }) => titles[caller.locale],
    description: async ({ kid, groupId }: KostraFunctionRow, _args, { caller: { locale }, load }) =>
      say(locale, 'organization.kostraFunction', {
        number: kid,
        group: (await load(kostraGroupById, groupId))!.titles[locale],
      }),
    group: ({ groupId }: KostraFunctionRow, _args, { load }) => load(kostraGroupById, groupId),
  },
  KostraFunctionGroup: {
    title: ({ titles }: KostraGroupRow, _args, { caller }) => titles[caller.locale],
    description: async ({ id }: KostraGroupRow, _args, { caller, load }) =>
      (await load(functionsOfGroup, id)).map(({ titles }) => titles[caller.locale]).join(', '),
    kostraFunctions: ({ id }: KostraGroupRow, _args, { load }) => load(functionsOfGroup, id),
  },
};
