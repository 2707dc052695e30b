import type { Citizen, Municipality, Wheel } from './municipality.ts';

/** What a person may do with a year wheel: not even know of it, see its card, read all of it, or change it. */
export type Right = 'nothing' | 'card' | 'read' | 'write';

/**
 * Returns what a person may do with a year wheel, as a caseworker would explain it (product/accounts#trial-and-subscription,
 * product/access#outcomes, product/access#levels, product/access#groups, product/access#archive-and-trash).
 */
export function rightTo(wheel: Wheel, person: Citizen, municipality: Municipality): Right {
  if (wheel.isRemoved || !mayUseYearWheels(person, municipality)) return 'nothing';
  if (person.isAdmin || isGiven('WRITE', wheel, person, municipality)) return 'write';
  if (wheel.status === 'DRAFT') return 'nothing';
  if (!wheel.isPrivate || isGiven('READ', wheel, person, municipality)) return 'read';
  return wheel.visibility === 'PUBLIC' ? 'card' : 'nothing';
}

/** Whether a person may use year wheels: active admins, and active people whose organization pays. All others are signed out. */
export const mayUseYearWheels = (person: Citizen, municipality: Municipality): boolean =>
  person.isActive && (person.isAdmin || !municipality.unpaid.has(person.organizationId));

/** Whether a person is given a right by name, by their organization, or by a group of either. The owner may write. */
export function isGiven(
  level: 'READ' | 'WRITE',
  wheel: Wheel,
  person: Citizen,
  { groups, regions }: Municipality,
): boolean {
  const inGroups = groups.filter(({ members }) => members.has(person.id));
  const inRegions = regions.filter(({ members }) => members.has(person.organizationId));
  const actsAs = [person.id, person.organizationId, ...[...inGroups, ...inRegions].map(({ id }) => id)];
  return (level === 'WRITE' && wheel.owner === person.id) || actsAs.some((id) => wheel.entries.get(id) === level);
}

/** Whether everybody may read it by its link (product/sharing#links-for-everyone). */
export const isForEverybody = ({ isRemoved, isPrivate, status }: Wheel): boolean =>
  !isRemoved && !isPrivate && status === 'PUBLISHED';
