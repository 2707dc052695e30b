import { policyOf, type SubjectKind, subjectKinds } from '@samspel/domain/subject/subject';
import { sql } from 'kysely';
import { isGranted, isGrantedWrite, isOpen, isPublished, owns } from './is-granted.ts';
import { type Condition, col, type Row } from './row.ts';
import type { Who } from './who.ts';

/** Who may change things of a kind, being an admin aside: an admin may change everything (product/access#admins). */
type Policy = {
  /** May change it, whatever its state. This right includes the right to read its root. */
  writes: (row: Row, who: Who) => Condition;
  /** May read it while it, or what it hangs on, is a draft or waits for approval. */
  readsDraft: (row: Row, who: Who) => Condition;
  /** May bring it back from the trash, if it was removed by itself. */
  restores: (row: Row, who: Who) => Condition;
};

const nobody = (): Condition => sql<boolean>`false`;

/** Everybody who may write by the access list of its root. */
const byAccessList: Policy = { writes: isGrantedWrite, readsDraft: isGrantedWrite, restores: owns };

/** Its author, as long as they may read what it hangs on. The owner of what it hangs on may not change it, and only the author reads a draft. */
const byAuthor: Policy = {
  writes: (row, who) => sql<boolean>`(${col(row.subject, 'created_by')} = ${who} and (
    ${isPublished(row.root)} and (${isOpen(row)} or ${isGranted(row, who)}) or ${isGrantedWrite(row, who)}))`,
  readsDraft: (row, who) =>
    sql<boolean>`(${byAuthor.writes(row, who)} or ${isPublished(row.subject)} and ${isGrantedWrite(row, who)})`,
  restores: (row, who) => byAuthor.writes(row, who),
};

/** Everybody who may change what it hangs on (product/content#files). They read it too while that is a draft. */
const byParent: Policy = {
  writes: (row, who) => sql<boolean>`exists (
    select from subject above where above.id = ${col(row.subject, 'parent_id')} and ${writes({ ...row, subject: 'above', kinds: parentKinds }, who)})`,
  readsDraft: (row, who) =>
    sql<boolean>`(${byParent.writes(row, who)} or ${isPublished(row.subject)} and ${isGrantedWrite(row, who)})`,
  restores: (row, who) => byParent.writes(row, who),
};

/** Only admins, who are also the only readers of its drafts. */
const byAdmins: Policy = { writes: nobody, readsDraft: nobody, restores: nobody };

/** The meaning of each policy that the domain names for a kind. */
const policies: Record<(typeof policyOf)[SubjectKind], Policy> = { byAccessList, byAuthor, byParent, byAdmins };

/** Kinds whose things can get another owner. The author of anything else always stays its author. */
export const ownedKinds: readonly SubjectKind[] = subjectKinds.filter((kind) => policyOf[kind] === 'byAccessList');

/** Kinds that a file can hang on: all but files. */
const parentKinds = subjectKinds.filter((kind) => kind !== 'USERFILE');

/** Kinds that count as a draft while their parent is one: those through which `hangs_on_published` climbs. For all other kinds only the root matters. */
const draftsWithParent: readonly SubjectKind[] = ['TASK', 'COMMENT', 'USERFILE'];

/** May change it, being an admin aside, by the policy of its kind. */
export const writes = (row: Row, who: Who): Condition => byPolicy(row, (policy) => policy.writes(row, who));

/** May read it as a draft, being an admin aside, by the policy of its kind. */
export const readsDraft = (row: Row, who: Who): Condition => byPolicy(row, (policy) => policy.readsDraft(row, who));

/** May bring it back from the trash, being an admin aside, by the policy of its kind. */
export const restores = (row: Row, who: Who): Condition => byPolicy(row, (policy) => policy.restores(row, who));

/** Whether what it hangs on is published, as far up as that matters for its kind; true for all other kinds. PostgreSQL climbs, for the search too. */
export function isOnPublished(row: Row): Condition {
  if (row.kinds && !row.kinds.some((kind) => draftsWithParent.includes(kind))) return sql<boolean>`true`;
  return sql<boolean>`hangs_on_published(${col(row.subject, 'kind')}, ${col(row.subject, 'parent_id')})`;
}

/** False for a series that has activities and only drafts among them: to people a single activity and its series are the same thing. */
export function hasPublished(row: Row): Condition {
  if (row.kinds && !row.kinds.includes('EVENT')) return sql<boolean>`true`;
  const below = sql`from subject below where below.parent_id = ${col(row.subject, 'id')} and below.kind = 'EVENT_INSTANCE' and below.removed_with is null`;
  return sql<boolean>`(${isOneOf(row, ['EVENT'])} is not true or exists (select ${below} and ${isPublished('below')}) or not exists (select ${below}))`;
}

/** One condition if all kinds that the subject may be of share a policy, else a `case` on the kind of the row. */
function byPolicy(row: Row, say: (policy: Policy) => Condition): Condition {
  const groups = [...Map.groupBy(row.kinds ?? subjectKinds, (kind) => policies[policyOf[kind]])];
  if (groups.length === 1) return say(groups[0]![0]);
  const branches = groups.map(([policy, kinds]) => sql`when ${isOneOf(row, kinds)} then ${say(policy)}`);
  return sql<boolean>`case ${sql.join(branches, sql` `)} end`;
}

const isOneOf = (row: Row, kinds: readonly SubjectKind[]): Condition =>
  sql<boolean>`${col(row.subject, 'kind')} in (${sql.join(kinds.map((kind) => sql`${kind}::subject_kind`))})`;
