import type { ProfilePartsFragment } from '../../../generated/graphql.ts';

/** What a person says of themselves, while they change it. */
export interface ProfileDraft {
  name: string;
  jobTitle: string;
  department: string;
  phoneNumber: string;
  description: string;
  /** Ids. */
  kostraFunctions: string[];
}

/** What is stored, as the form has it. */
export const draftOf = (me: ProfilePartsFragment): ProfileDraft => ({
  name: me.name,
  jobTitle: me.jobTitle ?? '',
  department: me.department ?? '',
  phoneNumber: me.phoneNumber ?? '',
  description: me.description ?? '',
  kostraFunctions: me.kostraFunctions.map(({ id }) => id),
});

/** The fields that differ, as they are sent: what somebody changed elsewhere meanwhile stays. */
export function changesOf(draft: ProfileDraft, stored: ProfileDraft): Partial<ProfileDraft> {
  const fields = Object.keys(stored) as (keyof ProfileDraft)[];
  const changed = fields.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(stored[field]));
  return Object.fromEntries(changed.map((field) => [field, draft[field]]));
}
