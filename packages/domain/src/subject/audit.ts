/**
 * The actions in the log of what people do with their rights. The first five are those of an admin who has no right of their own to the thing
 * (product/access#admins).
 */
export const auditActions = [
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
  'title',
  'calendarCode',
  'tag',
  'terms',
  'addEmail',
  'removeEmail',
  'mainEmail',
  'setPassword',
  'removePassword',
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
  'news',
  'message',
  'grant',
  'source',
  'sector',
  'retry',
] as const;

/** One of these actions. */
export type AuditAction = (typeof auditActions)[number];
