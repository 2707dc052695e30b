import type { Locale } from '@samspel/i18n/locale';
import { sql } from 'kysely';
import type { UserStatus } from '../../../printed/tables.ts';
import type { Caller } from '../base/caller.ts';
import type { Db } from '../database/pool.ts';
import { runPrepared } from '../database/prepared.ts';
import type { Batch } from '../graphql/context.ts';
import { byId } from './by-id.ts';
import { pictureAddress } from './picture-address.ts';

/** A person as the database has them: the parent of the GraphQL types `Person` and `Me`. */
export type PersonRow = {
  id: number;
  hash: string;
  email: string;
  name: string;
  jobTitle: string | null;
  department: string | null;
  description: string | null;
  phoneNumber: string | null;
  /** Its address. */
  picture: string | null;
  language: Locale;
  organizationId: number;
  userStatus: UserStatus;
  isAdmin: boolean;
  /** Administers the people and groups of the own organization. */
  isOrganizationAdmin: boolean;
  /** The version of the user terms that they accepted last. */
  acceptedTerms: string | null;
  /** What the person has chosen; the rest is the default (`settingsOf`). */
  settings: Record<string, unknown>;
  /** When the account is deleted, as its person asked for; null where they did not. */
  leavesAt: Date | null;
  /** The account was deleted: the row is nobody's. */
  hasLeft: boolean;
};

/** The columns of a person in an alias `p`, as `PersonRow` names them. */
export const personColumns = sql`p.id, p.hash, p.email, p.name, p.job_title as "jobTitle", p.department, p.description,
  p.phone_number as "phoneNumber", ${pictureAddress('person', sql`p.picture`)} as picture, p.language, p.organization_id as "organizationId", p.user_status as "userStatus",
  p.is_admin as "isAdmin", p.is_organization_admin as "isOrganizationAdmin", p.accepted_terms as "acceptedTerms", p.settings,
  p.leaves_at as "leavesAt", p.left_at is not null as "hasLeft"`;

/**
 * People by id, of any standing but not those who never confirmed their address, since whoever made a thing stays its author; null for an id that is no person's. Which fields a
 * caller is answered is up to the type `Person` (product/access#own-data).
 */
export const personById: Batch<number, PersonRow | null> = async (ids, { services: { db } }) => {
  const rows = await runPrepared(
    db,
    sql<PersonRow>`select ${personColumns} from person p where p.id = any (${[...ids]}::bigint[]) and p.user_status <> 'PENDING'`,
  );
  return byId(ids, rows);
};

/** The caller as the database has them now. */
export async function readMe(db: Db, { id }: Pick<Caller, 'id'>): Promise<PersonRow> {
  const { rows } = await sql<PersonRow>`select ${personColumns} from person p where p.id = ${id}`.execute(db);
  return rows[0]!;
}
