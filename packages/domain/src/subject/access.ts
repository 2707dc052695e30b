/** What a person may do with a subject (product/README#closed-sets-of-words). Only an access list has OWNER. */
export const accessLevels = ['NONE', 'READ', 'WRITE', 'OWNER'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** The levels in an entry of an access list; the OWNER is never sent (product/access#levels). */
export const grantedLevels = ['READ', 'WRITE'] as const;
export type GrantedLevel = (typeof grantedLevels)[number];

/** PRIVATE hides a private subject from everybody without an entry; PUBLIC shows them its card (product/access#outcomes). */
export const visibilities = ['PUBLIC', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

/** The permissions that an organization can have; its people have them too (product/access#permissions). */
export const permissions = ['CALENDAR', 'CALENDAR_TIMELINE', 'TOPIC', 'DISCUSSION', 'ACTION_VALUE'] as const;
export type Permission = (typeof permissions)[number];

/** Who has access to a new thing by default (product/access#changing-access). */
export const newThingDefaults = {
  isPrivate: true,
  visibility: 'PUBLIC',
  /** What the maker's own organization gets. */
  ownOrganizationAccess: 'READ',
} as const satisfies { isPrivate: boolean; visibility: Visibility; ownOrganizationAccess: AccessLevel };
