import { isActiveStanding } from '@samspel/domain/account/standing';
import { auditLogInput, jobsInput, outboxInput } from '@samspel/domain/admin/log.input';
import { adminOrganizationsInput } from '@samspel/domain/admin/organization.input';
import { adminGroupsInput, adminPersonsInput } from '@samspel/domain/admin/people.input';
import { id, maybe } from '@samspel/domain/input';
import { personUri } from '@samspel/domain/person/person';
import { orphansInput } from '@samspel/domain/subject/orphans.input';
import { z } from 'zod';
import { requirePeopleAdmin } from '../../core/base/caller.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { loadPage } from '../../core/graphql/load-all.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { type Job, settleJobs } from '../../core/jobs/job.ts';
import { organizationById } from '../../core/people/organizations.ts';
import type { Kinds } from '../../subject/kinds.ts';
import { administeredQuery } from '../../subject/permitted.ts';
import { type AuditRow, listLog } from './log.queries.ts';
import { namedById, partyById } from './named.queries.ts';
import { listJobs, listOutbox, readSystem } from './operation.queries.ts';
import {
  type AdminOrganizationRow,
  domainsOf,
  findOrganization,
  listOrganizations,
  peopleCountOf,
} from './organizations.queries.ts';
import {
  type AdminPersonRow,
  findPerson,
  lastUsedOf,
  linksRestOf,
  listGroups,
  listOrphans,
  listPeople,
  openCountOf,
  ownedCountOf,
  type ReportRow,
  reportOf,
} from './people.queries.ts';

const ofAll = administeredQuery();
/** Also for an organization's own admins. */
const ofPeople = administeredQuery(requirePeopleAdmin);

const idArgument = z.strictObject({ id });

/** Resolves what admins read. */
export const adminFields = (kinds: Kinds, jobs: readonly Job[]): Resolvers => ({
  Query: {
    adminPersons: ofPeople(adminPersonsInput, (input, { services: { db }, caller }) => listPeople(db, caller, input)),
    adminPerson: ofPeople(idArgument, ({ id }, { services: { db }, caller }) => findPerson(db, caller, id, 'id')),
    adminGroups: ofPeople(adminGroupsInput, (input, { services: { db }, caller }) => listGroups(db, caller, input)),
    orphans: ofPeople(orphansInput, async (input, context) =>
      loadPage(
        context,
        kinds.of('EVENT_INSTANCE').byId!,
        await listOrphans(context.services.db, context.caller, input),
      ),
    ),
    organizationReport: ofPeople(
      z.strictObject({ organization: maybe(id) }),
      ({ organization }, { services: { db, now }, caller }) =>
        reportOf(db, caller, organization ?? caller.organizationId, now()),
    ),
    adminOrganizations: ofAll(adminOrganizationsInput, (input, { services: { db } }) => listOrganizations(db, input)),
    adminOrganization: ofAll(idArgument, ({ id }, { services: { db } }) => findOrganization(db, id, 'id')),
    auditLog: ofAll(auditLogInput, (input, { services: { db } }) => listLog(db, input)),
    jobs: ofAll(jobsInput, (input, { services: { db, settings }, caller }) =>
      listJobs(db, settleJobs(jobs, settings), caller.locale, input),
    ),
    outbox: ofAll(outboxInput, (input, { services: { db } }) => listOutbox(db, input)),
    systemState: ofAll(z.strictObject({}), (_input, { services }) => readSystem(services)),
  },
  AdminPersonPage: pageFields,
  AdminOrganizationPage: pageFields,
  OrphanPage: pageFields,
  AuditPage: pageFields,
  OutboxPage: pageFields,
  JobPage: pageFields,
  AdminPerson: {
    uri: (person: AdminPersonRow) => (isActiveStanding(person.status) ? personUri(person) : null),
    organization: ({ organizationId }: AdminPersonRow, _args, { load }) => load(organizationById, organizationId),
    lastUsed: ({ id }: AdminPersonRow, _args, { load }) => load(lastUsedOf, id),
    isMe: ({ id }: AdminPersonRow, _args, { caller }) => id === caller.id,
    linksRest: ({ id }: AdminPersonRow, _args, { load }) => load(linksRestOf, id),
    ownedCount: ({ id }: AdminPersonRow, _args, { load }) => load(ownedCountOf, id),
    openCount: ({ id }: AdminPersonRow, _args, { load }) => load(openCountOf, id),
  },
  AdminOrganization: {
    organization: ({ id }: AdminOrganizationRow, _args, { load }) => load(organizationById, id),
    domains: ({ id }: AdminOrganizationRow, _args, { load }) => load(domainsOf, id),
    peopleCount: ({ id }: AdminOrganizationRow, _args, { load }) => load(peopleCountOf, id),
  },
  OrganizationReport: {
    organization: ({ id }: ReportRow, _args, { load }) => load(organizationById, id),
  },
  AuditEntry: {
    by: ({ byId }: AuditRow, _args, { load }) => byId && load(namedById, byId),
    about: ({ aboutId }: AuditRow, _args, { load }) => aboutId && load(namedById, aboutId),
    party: ({ subject, kind }: AuditRow, _args, { load }) =>
      kind === null && subject !== null ? load(partyById, subject) : null,
    detail: ({ detail }: AuditRow) => JSON.stringify(detail),
  },
});
