/** The kinds of member that an access list or a search can have, in the order they are shown. */
export const memberKinds = ['person', 'group', 'organizationGroup', 'organization'] as const;
export type MemberKind = (typeof memberKinds)[number];
