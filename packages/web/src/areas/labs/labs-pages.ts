/** The pages of /labs, and in which words each is led to. */
export const labsPages = [
  'debug',
  'network',
  'responsive',
  'gql1',
  'invite',
  'notification',
  'fileupload',
  'mueditor',
] as const;
