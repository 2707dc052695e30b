import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { UserStatus } from '../../../printed/tables.ts';
import type { Caller } from '../base/caller.ts';
import type { Db } from '../database/pool.ts';
import { runPrepared } from '../database/prepared.ts';
import { type Batch, readLate } from '../graphql/context.ts';
import { readTogether, withMoments } from '../graphql/read-together.ts';
import { byId } from './by-id.ts';
import { type OrganizationRow, organizationValue } from './organizations.ts';
import { pictureAddress } from './picture-address.ts';

/** A person's row in the database, the parent of the GraphQL types `Person` and `Me`. */
export type PersonRow = {
  id: number;
  hash: string;
  email: string;
  name: string;
  jobTitle: string | null;
  department: string | null;
  description: string | null;
  phoneNumber: string | null;
  /** The address of the picture. */
  picture: string | null;
  language: Locale;
  organizationId: number;
  organization: OrganizationRow;
  userStatus: UserStatus;
  isAdmin: boolean;
  /** Whether the person administers the people and groups of their own organization. */
  isOrganizationAdmin: boolean;
  /** The version of the user terms that they accepted last. */
  acceptedTerms: string | null;
  /** The settings that the person has chosen; `settingsOf` adds the defaults. */
  settings: Record<string, unknown>;
  /** When the account will be deleted, if the person has asked for that; else null. */
  leavesAt: Date | null;
  /** Whether the account has been deleted; then the row belongs to nobody. */
  hasLeft: boolean;
};

/** The columns of a person `p`, under the names of `PersonRow`. */
export const personColumns = sql`p.id, p.hash, p.email, p.name, p.job_title as "jobTitle", p.department, p.description,
  p.phone_number as "phoneNumber", ${pictureAddress('person', sql`p.picture`)} as picture, p.language, p.organization_id as "organizationId",
  (select ${organizationValue} from organization o where o.id = p.organization_id) as organization, p.user_status as "userStatus",
  p.is_admin as "isAdmin", p.is_organization_admin as "isOrganizationAdmin", p.accepted_terms as "acceptedTerms", p.settings,
  p.leaves_at as "leavesAt", p.left_at is not null as "hasLeft"`;

/**
 * Reads people by id, whatever their status, since the person who made a thing stays its author; but not people who never confirmed their
 * address. Returns null for any other id.
 * The type `Person` decides which fields a caller may read (product/access#own-data).
 */
export const personById = readLate<number, PersonRow | null>(async (ids, { services: { db } }) => {
  const rows = await runPrepared(
    db,
    sql<PersonRow>`select ${personColumns} from person p where p.id = any (${[...ids]}::bigint[]) and p.user_status <> 'PENDING'`,
  );
  return byId(ids, rows);
}, 'last');

const personWith = (id: number) => sql<PersonRow>`select ${personColumns} from person p where p.id = ${id}`;

/** Reads the caller's own row as it is now. */
export async function readMe(db: Db, { id }: Pick<Caller, 'id'>): Promise<PersonRow> {
  const rows = await runPrepared(db, personWith(id));
  return rows[0]!;
}

/** The caller's own row, whose id is the only one, as `readMe` reads it. */
export const me: Batch<number, PersonRow> = async (ids, context) => {
  const [row] = await readTogether(context, 'me', personWith(context.caller.id));
  return ids.map(() => withMoments(row!, 'leavesAt'));
};
