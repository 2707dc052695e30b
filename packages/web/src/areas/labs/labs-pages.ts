/** The pages of /labs, by the names that their texts have too. */
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
