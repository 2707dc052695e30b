import type { Answer, World } from '../../core/testing/world.ts';
import { at, type Citizen, type Municipality, type Wheel } from './municipality.ts';
import { isForEverybody, mayUseYearWheels, rightTo } from './oracle.ts';

/** Something that somebody tries to do with a year wheel. The oracle decides whether they may. */
export type Action =
  | { does: 'give'; whom: number; level: 'READ' | 'WRITE' | null }
  | { does: 'close'; visibility: 'PUBLIC' | 'PRIVATE' }
  | { does: 'open' | 'archive' | 'unArchive' | 'remove' | 'restore' | 'draft' | 'publish' | 'share' | 'unshare' };

/** Tries an action in the product and in the model. Returns the actual outcome and the expected one. */
export async function tryAction(
  world: World,
  municipality: Municipality,
  actor: Citizen,
  wheel: Wheel,
  action: Action,
) {
  const { version } = await world.db
    .selectFrom('subject')
    .select('version')
    .where('id', '=', wheel.id)
    .executeTakeFirstOrThrow();
  const expected = refusalOf(municipality, actor, wheel, action) ?? 'ok';
  const answer = await world.graphql<never>(actor, mutationOf(municipality, wheel, action, version));
  if (expected === 'ok') change(municipality, wheel, action);
  return { came: outcomeOf(answer), expected };
}

const outcomeOf = ({ status, errors }: Answer<never>) =>
  status === 401 ? '401' : errors ? errors[0]!.extensions.code : 'ok';

/** Returns why an action must be refused; undefined if it may be done. */
function refusalOf(municipality: Municipality, actor: Citizen, wheel: Wheel, action: Action): string | undefined {
  if (!mayUseYearWheels(actor, municipality)) return '401';
  const isOwnTrash = actor.isAdmin || wheel.owner === actor.id;
  if (action.does === 'restore') return wheel.isRemoved && isOwnTrash ? undefined : 'notFound';
  const right = rightTo(wheel, actor, municipality);
  if (right === 'nothing') return 'notFound';
  if (right !== 'write') return 'notAllowed';
  if (action.does === 'unArchive') return undefined;
  if (wheel.status === 'ARCHIVED') return 'calendar.archived';
  if (action.does === 'archive' && wheel.status === 'DRAFT') return 'calendar.draft';
  if (action.does === 'share' && wheel.isPrivate) return 'calendar.private';
  if (action.does === 'share' && wheel.status === 'DRAFT') return 'calendar.draft';
  return isGivenToNobody(municipality, wheel, action) ? 'notFound' : undefined;
}

/** Whether the action would give new access to somebody who is deactivated. */
function isGivenToNobody(municipality: Municipality, wheel: Wheel, action: Action): boolean {
  if (action.does !== 'give' || action.level === null) return false;
  if (!wheel.isPrivate && action.level === 'READ') return false;
  const whom = granteeOf(municipality, action.whom);
  const person = municipality.people.find(({ id }) => id === whom.id);
  return person !== undefined && !person.isActive && !wheel.entries.has(person.id) && person.id !== wheel.owner;
}

type Kind = 'person' | 'organization' | 'group' | 'organizationGroup';
type Grantee = { kind: Kind; id: number };

/** Returns everybody and everything that access can be given to. */
const grantees = ({ people, organizations, groups, regions }: Municipality): Grantee[] => [
  ...groups.map(({ id }) => ({ kind: 'group' as const, id })),
  ...regions.map(({ id }) => ({ kind: 'organizationGroup' as const, id })),
  ...organizations.map((id) => ({ kind: 'organization' as const, id })),
  ...people.map(({ id }) => ({ kind: 'person' as const, id })),
];
const granteeOf = (municipality: Municipality, index: number): Grantee => at(grantees(municipality), index);

/**
 * Changes a year wheel of the model as an action does. An open year wheel has no readers in its list (product/access#changing-access), and a
 * year wheel that not everybody may read loses its link.
 */
function change(municipality: Municipality, wheel: Wheel, action: Action): void {
  switch (action.does) {
    case 'give': {
      const { id } = granteeOf(municipality, action.whom);
      if (action.level === null) wheel.entries.delete(id);
      else if (id !== wheel.owner) wheel.entries.set(id, action.level);
      break;
    }
    case 'open':
      Object.assign(wheel, { isPrivate: false, visibility: 'PUBLIC' });
      break;
    case 'close':
      Object.assign(wheel, { isPrivate: true, visibility: action.visibility });
      break;
    case 'remove':
    case 'restore':
      wheel.isRemoved = action.does === 'remove';
      break;
    case 'share':
    case 'unshare':
      wheel.isShared = action.does === 'share';
      break;
    case 'archive':
      wheel.status = 'ARCHIVED';
      break;
    case 'unArchive':
      if (wheel.status === 'ARCHIVED') wheel.status = 'PUBLISHED';
      break;
    default:
      wheel.status = action.does === 'draft' ? 'DRAFT' : 'PUBLISHED';
  }
  if (!wheel.isPrivate) wheel.entries = new Map([...wheel.entries].filter(([, level]) => level === 'WRITE'));
  wheel.isShared &&= isForEverybody(wheel);
}

function mutationOf(municipality: Municipality, wheel: Wheel, action: Action, version: number): string {
  const { id } = wheel;
  const update = (fields: string) =>
    `mutation { updateCalendar(input: { id: ${id}, version: ${version}, ${fields} }) { id } }`;
  switch (action.does) {
    case 'give':
    case 'open':
    case 'close': {
      const after: Wheel = structuredClone(wheel);
      if (action.does === 'give' && action.level !== null)
        after.entries.set(granteeOf(municipality, action.whom).id, action.level);
      else if (action.does === 'give') after.entries.delete(granteeOf(municipality, action.whom).id);
      else change(municipality, after, action);
      return update(`access: ${accessOf(municipality, after)}`);
    }
    case 'draft':
      return update('status: DRAFT');
    case 'publish':
      return update('status: PUBLISHED');
    case 'share':
      return `mutation { makeSharable(input: { id: ${id}, uri: "delt-${id}" }) { uri } }`;
    case 'unshare':
      return `mutation { removeSharable(id: ${id}) { uri } }`;
    case 'remove':
      return `mutation { removeCalendar(id: ${id}) }`;
    default:
      return `mutation { ${action.does}Calendar(id: ${id}) { id } }`;
  }
}

function accessOf(municipality: Municipality, { isPrivate, visibility, entries }: Wheel): string {
  const ofKind = (kind: Kind) =>
    grantees(municipality)
      .filter((grantee) => grantee.kind === kind && entries.has(grantee.id))
      .map((grantee) => `{ ${kind}: ${grantee.id}, access: ${entries.get(grantee.id)} }`)
      .join(', ');
  const lists = (['person', 'group', 'organization', 'organizationGroup'] as const).map(
    (kind) => `${kind}s: [${ofKind(kind)}]`,
  );
  return `{ isPrivate: ${isPrivate}, visibility: ${visibility}, ${lists.join(', ')} }`;
}
