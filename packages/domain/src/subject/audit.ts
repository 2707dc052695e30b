/** What the log of what is done with rights names. The first five are an admin's, without a right of their own (product/access#admins). */
export const auditDeeds = [
  'list',
  'see',
  'edit',
  'manage',
  'restore',
  'signIn',
  'signOut',
  'revoke',
  'tokenReused',
  'lock',
  'access',
  'owner',
  'shareLink',
  'members',
  'calendarCode',
  'tag',
  'terms',
  'myData',
  'leave',
  'stay',
  'left',
  'invite',
  'deactivate',
  'reactivate',
  'role',
  'handOver',
  'organization',
  'retry',
] as const;

/** One of them. */
export type AuditDeed = (typeof auditDeeds)[number];
