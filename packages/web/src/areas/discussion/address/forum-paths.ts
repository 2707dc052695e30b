import { idFromUri } from '@samspel/domain/subject/address';
import { publicForum } from '@samspel/domain/subject/link-path';

/** Where discussions are: the public forum, or a topic by the last part of its address. */
export type Forum = string;

/** The topic that a forum in an address is of; undefined for the public forum, null where it is neither. */
export const topicOf = (forum: Forum): string | undefined | null =>
  forum === publicForum ? undefined : (idFromUri(forum) ?? null);

/** The addresses of the forum, below /app. */
export const forumPaths = {
  dashboard: '/forum',
  list: (forum: Forum = publicForum) => `/forum/${forum}`,
  mine: `/forum/${publicForum}?mine=true`,
  myMunicipality: `/forum/${publicForum}?preset=municipality`,
  unanswered: `/forum/${publicForum}?unanswered=true`,
  create: (forum: Forum = publicForum) => `/forum/${forum}/create`,
  /** The page of a discussion; one on a topic stands under that. */
  discussion: (discussion: { id: string; uri?: string | null; topic?: string | null }) =>
    `/forum/${discussion.topic ?? publicForum}/${discussion.uri ?? discussion.id}`,
  /** An activity in its year wheel. */
  activity: (wheelUri: string, activity: string) => `/calendar/${wheelUri}?activity=${activity}`,
  trash: '/forum/trash',
};
