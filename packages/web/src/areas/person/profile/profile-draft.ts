import type { ProfilePartsFragment } from '../../../generated/graphql.ts';

/** What a person says about themselves, while they edit it. */
export interface ProfileDraft {
  name: string;
  jobTitle: string;
  department: string;
  phoneNumber: string;
  description: string;
  /** Ids. */
  kostraFunctions: string[];
}

/** Returns the form's values for what is stored. */
export const draftOf = (me: ProfilePartsFragment): ProfileDraft => ({
  name: me.name,
  jobTitle: me.jobTitle ?? '',
  department: me.department ?? '',
  phoneNumber: me.phoneNumber ?? '',
  description: me.description ?? '',
  kostraFunctions: me.kostraFunctions.map(({ id }) => id),
});

/** Returns the changed fields to send; fields that were changed elsewhere meanwhile are left alone. */
export function changesOf(draft: ProfileDraft, stored: ProfileDraft): Partial<ProfileDraft> {
  const fields = Object.keys(stored) as (keyof ProfileDraft)[];
  const changed = fields.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(stored[field]));
  return Object.fromEntries(changed.map((field) => [field, draft[field]]));
}
