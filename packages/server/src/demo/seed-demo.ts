import { randomBytes } from 'node:crypto';
import { termsVersion } from '@samspel/domain/account/terms';
import { permissions } from '@samspel/domain/subject/access';
import { osloToday } from '@samspel/domain/time/oslo';
import { sql } from 'kysely';
import type { Caller } from '../core/base/caller.ts';
import { keepValue } from '../core/base/installation.ts';
import type { Services } from '../core/base/services.ts';
import type { Database } from '../core/database/pool.ts';
import { type DemoPeople, demoOrganizations, demoPeople } from './demo-people.ts';
import { seedComments } from './seed-comments.ts';
import { seedDiscussions } from './seed-discussions.ts';
import { seedGrants } from './seed-grants.ts';
import { seedNews } from './seed-news.ts';
import { seedTopics } from './seed-topics.ts';
import { seedWheels } from './seed-wheels.ts';

/**
 * Makes the demo of product/wire#demo if it does not exist yet: two municipalities, four people, Kari's six year wheels for last year, this
 * year and next year, topics of both municipalities, discussions, grants and news. What people have changed since stays.
 */
export async function seedDemo(services: Services, say: (line: string) => void = () => {}): Promise<void> {
  const { db } = services;
  const state = await keepValue(db, 'demo', () => 'wanted');
  if (state === 'made') return;
  say('Filling it with the demo: two municipalities, four people, six year wheels, five topics.');
  const people = await makePeople(db);
  const today = osloToday(services.now());
  await seedWheels(services, people, today);
  await seedTopics(services, people, today);
  await seedDiscussions(services, people, today);
  await seedGrants(services, people, today);
  await seedNews(services, today);
  // Nobody is notified about what was made so far, such as the activities of past years and the discussions.
  await db.updateTable('domain_event').set({ waits: false }).execute();
  await seedComments(services, people, today);
  // Until PostgreSQL has counted the rows by itself, a minute later, it would plan as if there were hardly any.
  await sql`analyze`.execute(db);
  await db.updateTable('installation').set({ value: 'made' }).where('name', '=', 'demo').execute();
}

/** Settings that hide the guide of the first hour on the home page, since the demo people know their way. */
const pastTheFirstHour = { skipFirstWheel: true, skipFirstFeed: true, skipFirstNeighbour: true };

async function makePeople(db: Database): Promise<DemoPeople> {
  for (const organization of demoOrganizations) await makeOrganization(db, organization);
  await db
    .insertInto('person')
    .columns([
      'email',
      'name',
      'job_title',
      'department',
      'hash',
      'organization_id',
      'user_status',
      'is_admin',
      'accepted_terms',
      'settings',
    ])
    .expression(
      sql`select p.email, p.name, p.job_title, p.department, p.hash, o.id, 'ACTIVATED'::user_status, p.is_admin, ${termsVersion}, ${JSON.stringify(pastTheFirstHour)}::jsonb
        from jsonb_to_recordset(${JSON.stringify(demoPeople.map(toRecord))}::jsonb)
          as p(email text, name text, job_title text, department text, hash text, organization text, is_admin boolean)
        join organization o on o.name = p.organization` as never,
    )
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const rows = await db
    .selectFrom('person')
    .selectAll()
    .where(
      'email',
      'in',
      demoPeople.map(({ email }) => email),
    )
    .execute();
  const entries = rows.map((row) => [row.email.split('@')[0]!, toCaller(row)] as const);
  return Object.fromEntries(entries) as DemoPeople;
}

async function makeOrganization(
  db: Database,
  { name, number, domain }: (typeof demoOrganizations)[number],
): Promise<void> {
  await sql`with made as (
      insert into organization (kind, name, number, permissions, is_subscribed) values ('MUNICIPALITY', ${name}, ${number}, ${[...permissions]}::permission[], true)
      on conflict (number) do nothing returning id
    )
    insert into organization_domain (organization_id, domain) select id, ${domain} from made`.execute(db);
}

const toRecord = ({ email, name, jobTitle, department, organization, isAdmin }: (typeof demoPeople)[number]) => ({
  email,
  name,
  job_title: jobTitle,
  department,
  organization,
  is_admin: isAdmin,
  hash: randomBytes(12).toString('base64url'),
});

const toCaller = (row: {
  id: number;
  hash: string;
  name: string;
  organization_id: number;
  is_admin: boolean;
}): Caller => ({
  id: row.id,
  hash: row.hash,
  name: row.name,
  organizationId: row.organization_id,
  isAdmin: row.is_admin,
  isOrganizationAdmin: false,
  permissions,
  mayUse: permissions,
  locale: 'nn',
  sessionId: null,
  client: null,
  sending: null,
});
