import { randomBytes } from 'node:crypto';
import { termsVersion } from '@samspel/domain/account/terms';
import type { Permission } from '@samspel/domain/subject/access';
import { permissions } from '@samspel/domain/subject/access';
import type { Database } from '../database/pool.ts';
import { rowOf } from '../session/calendar-code.ts';
import { hashToken, newToken } from '../session/token.ts';

/** The secret key that tests hash and seal with. */
export const testSecretKey = 'a secret key of the tests, long enough';

/** An organization in a test. */
export type TestOrganization = { id: number; name: string; domain: string; number: string };

/** A signed-in person in a test. */
export type TestPerson = {
  id: number;
  hash: string;
  name: string;
  email: string;
  calendarCode: string;
  organizationId: number;
  token: string;
};

/** Makes an organization with all permissions, or only those in `held`. */
export async function makeOrganization(
  db: Database,
  name: string,
  held: readonly Permission[] = permissions,
): Promise<TestOrganization> {
  const domain = `${name.split(' ')[0]!.toLowerCase()}.example`;
  const number = randomBytes(6).toString('hex');
  const { id } = await db
    .insertInto('organization')
    .values({
      kind: 'MUNICIPALITY',
      name,
      number,
      is_subscribed: true,
      permissions: [...held],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('organization_domain').values({ organization_id: id, domain }).execute();
  return { id, name, domain, number };
}

/** Makes an active person and signs them in. */
export async function makePerson(
  db: Database,
  name: string,
  organization: TestOrganization,
  more: { isAdmin?: boolean; isOrganizationAdmin?: boolean } = {},
): Promise<TestPerson> {
  const unique = randomBytes(8).toString('hex');
  const person = {
    hash: unique,
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}.${unique}@${organization.domain}`,
  };
  const { id } = await db
    .insertInto('person')
    .values({
      ...person,
      organization_id: organization.id,
      user_status: 'ACTIVATED',
      accepted_terms: termsVersion,
      is_admin: more.isAdmin ?? false,
      is_organization_admin: more.isOrganizationAdmin ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const calendarCode = `${unique}${unique}`;
  await db
    .insertInto('calendar_code')
    .values(rowOf({ secretKey: testSecretKey }, id, calendarCode, new Date()))
    .execute();
  const { hash, email } = person;
  return { id, hash, name, email, calendarCode, organizationId: organization.id, token: await signIn(db, id) };
}

/** Starts a new session for a person. Returns its access token, valid for an hour. */
export async function signIn(db: Database, personId: number): Promise<string> {
  const token = newToken();
  const { id } = await db
    .insertInto('session')
    .values({ person_id: personId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('access_token')
    .values({ hash: hashToken(token), session_id: id, expires_at: new Date(Date.now() + 3_600_000) })
    .execute();
  return token;
}
