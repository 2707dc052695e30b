import { z } from 'zod';
import { choice, id, listOrNone, orElse } from '../input.ts';
import { type GrantedLevel, grantedLevels, visibilities } from './access.ts';

/** The most entries of each kind in one access list. */
const accessListLimit = 500;

const access = choice(grantedLevels);
const person = z.strictObject({ person: id, access });
const group = z.strictObject({ group: id, access });
const organization = z.strictObject({ organization: id, access });
const organizationGroup = z.strictObject({ organizationGroup: id, access });

const whole = z.strictObject({
  isPrivate: orElse(z.boolean(), true),
  visibility: orElse(choice(visibilities), 'PUBLIC'),
  persons: listOrNone(person, accessListLimit, (entry) => entry.person),
  groups: listOrNone(group, accessListLimit, (entry) => entry.group),
  organizations: listOrNone(organization, accessListLimit, (entry) => entry.organization),
  organizationGroups: listOrNone(organizationGroup, accessListLimit, (entry) => entry.organizationGroup),
});

/**
 * Who else may read or write a subject: the whole list, with only ids, as calendars and topics send it. A repeated entry counts once, the first time.
 * A subject that is not private is visible and has no READ entries, since everybody reads it (product/access#changing-access).
 */
export const accessInput = whole.transform((list) => (list.isPrivate ? list : openToAll(list)));
export type AccessInput = z.output<typeof accessInput>;

function openToAll(list: z.output<typeof whole>): z.output<typeof whole> {
  return {
    isPrivate: false,
    visibility: 'PUBLIC',
    persons: list.persons.filter(writes),
    groups: list.groups.filter(writes),
    organizations: list.organizations.filter(writes),
    organizationGroups: list.organizationGroups.filter(writes),
  };
}

const writes = (entry: { access: GrantedLevel }): boolean => entry.access === 'WRITE';
