import { subjectUri } from '@samspel/domain/subject/address';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import { audit } from '../../core/access/audit.ts';
import type { Batch, Resolver } from '../../core/graphql/context.ts';
import { personById } from '../../core/people/persons.ts';
import { reactionFields } from '../reaction/reaction.queries.ts';

/** A thing with an access list of its own, as lists read it. `myAccess` NONE means that the caller may see only its card. */
type RootRow = {
  id: number;
  title: string;
  createdById: number;
  isPrivate: boolean;
  myAccess: 'NONE' | 'READ' | 'WRITE';
  isOwnRight: boolean;
};

type FieldsOf = Record<string, Resolver>;

/** The fields that everybody gets who may know of a thing (product/access#outcomes). */
export const cardFields = (kind: SubjectKind): FieldsOf => ({
  kind: () => kind,
  isLimited: ({ myAccess }: RootRow) => myAccess === 'NONE',
  createdBy: ({ createdById }: RootRow, _args, { load }) => load(personById, createdById),
  ...reactionFields,
});

/** The fields of a thing's address and access, for people who may read it; its area adds its own fields. */
export const rootFields: FieldsOf = {
  uri: (row: RootRow) => subjectUri(row),
  isRestricted: ({ isPrivate }: RootRow) => isPrivate,
  access: (row: RootRow) => row,
};

/**
 * Guards the fields that are more than the card: reads nothing for people who may not read the thing, and audits admins.
 * @param instead what the fields return for a card: null, or an empty list
 */
export const gated = (fields: FieldsOf, instead: null | readonly never[] = null): FieldsOf =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, behindGate(field, instead)]));

const behindGate =
  (field: Resolver, instead: null | readonly never[]): Resolver =>
  async (row: RootRow, args, context, info) => {
    if (row.myAccess === 'NONE') return instead;
    if (!row.isOwnRight) await context.load(auditedRead, row.id);
    return field(row, args, context, info);
  };

/** Audits things that an admin reads without a right of their own (product/access#admins), each once in a request. */
const auditedRead: Batch<number, true> = async (ids, { services: { db }, caller }) => {
  await audit(db, caller, ids, 'see');
  return ids.map(() => true);
};
