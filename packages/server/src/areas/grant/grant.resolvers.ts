import { allActionValuesInput, upcomingGrantsInput } from '@samspel/domain/grant/grant.input';
import { id } from '@samspel/domain/input';
import { subjectUri } from '@samspel/domain/subject/address';
import { pageInput } from '@samspel/domain/subject/list.input';
import { orphansInput } from '@samspel/domain/subject/orphans.input';
import { osloToday } from '@samspel/domain/time/oslo';
import { z } from 'zod';
import { requirePeopleAdmin } from '../../core/base/caller.ts';
import type { Resolver, Resolvers } from '../../core/graphql/context.ts';
import { loadAll, loadPage } from '../../core/graphql/load-all.ts';
import { orNotFound } from '../../core/graphql/or-not-found.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { gated } from '../../subject/card/card.ts';
import { kostraFunctionsField } from '../../subject/kostra/kostra.queries.ts';
import { administeredQuery, permittedQuery } from '../../subject/permitted.ts';
import { loadFollowed } from '../../subject/reaction/followed.ts';
import { wholeFields } from '../../subject/root/root.resolvers.ts';
import { removedQuery } from '../../subject/trash/trash.resolvers.ts';
import { deadlinesOf, type GrantRow, grantById, grants, listOrphanGrants, sectorsOf } from './grant/grant.queries.ts';
import { grantSubject } from './grant/grant.subject.ts';
import { listGrants } from './list/grant.list.ts';
import { recentChangesOf } from './list/recent.queries.ts';
import { type UpcomingGrant, upcomingGrants } from './list/upcoming.queries.ts';
import { currentRevisionOf, listRevisions, revisionById } from './revision/revision.queries.ts';
import { readSavedSearches } from './saved-search/saved-search.queries.ts';
import { allSectors, allSources, sectorById, sourceById } from './source/source.queries.ts';

const grantQuery = permittedQuery(grants.permission);
const revisionsInput = pageInput(20);
const {
  isLimited: _isLimited,
  isRestricted: _isRestricted,
  access: _access,
  mayRestore: _mayRestore,
  ...common
} = wholeFields(grants);

/** The fields of a grant beside those that every thing has. */
const own: Record<string, Resolver> = {
  myAccess: ({ myAccess }: GrantRow) => myAccess,
  description: ({ description }: GrantRow) => description,
  nextDeadline: ({ nextDeadline }: GrantRow) => nextDeadline,
  source: ({ sourceId }: GrantRow, _args, { load }) => sourceId && load(sourceById, sourceId),
  deadlines: (grant: GrantRow, _args, { load }) => load(deadlinesOf, grant.id),
  kostraFunctions: kostraFunctionsField,
  sectors: async (grant: GrantRow, _args, context) =>
    loadAll(context, sectorById, await context.load(sectorsOf, grant.id)),
  recentChanges: (grant: GrantRow, _args, { load }) => load(recentChangesOf, grant.id),
  currentRevision: (grant: GrantRow, _args, { load }) => load(currentRevisionOf, grant.id),
  revisions: (grant: GrantRow, args, context) => listRevisions(context, grant.id, revisionsInput.parse(args)),
};

/** Grants: one, all that I may read, those that I follow, earlier versions; their sources and sectors. */
export const grantFields: Resolvers = {
  Query: {
    actionValue: grantQuery(z.strictObject({ id }), async (input, { load }) =>
      orNotFound(await load(grantById, input.id)),
    ),
    actionValueRevision: grantQuery(z.strictObject({ id }), async (input, { load }) =>
      orNotFound(await load(revisionById, input.id)),
    ),
    allActionValues: grantQuery(allActionValuesInput.prefault({}), (input, { services: { db, now }, caller }) =>
      listGrants(db, caller, input, osloToday(now())),
    ),
    upcomingActionValues: grantQuery(upcomingGrantsInput, ({ limit }, { services: { db, now }, caller }) =>
      upcomingGrants(db, caller, osloToday(now()), limit),
    ),
    orphanActionValues: administeredQuery(requirePeopleAdmin)(orphansInput, async (input, context) =>
      loadPage(context, grantById, await listOrphanGrants(context.services.db, context.caller, input)),
    ),
    removedActionValues: removedQuery(grantSubject),
    actionValueSources: grantQuery(z.strictObject({}), (_input, { services: { db } }) => allSources(db)),
    mySavedSearches: grantQuery(z.strictObject({}), (_input, { services: { db }, caller }) =>
      readSavedSearches(db, caller),
    ),
    sectors: grantQuery(z.strictObject({}), (_input, { services: { db }, caller }) => allSectors(db, caller.locale)),
  },
  ActionValue: { ...common, ...gated(own) },
  ActionValuePage: pageFields,
  UpcomingActionValue: { uri: (row: UpcomingGrant) => subjectUri(row) },
  MyFollowed: {
    actionValues: (_followed, _args, context) => loadFollowed(context, grantById, grants.kind),
  },
};
