import { idFromUri } from '@samspel/domain/subject/address';
import { publicForum } from '@samspel/domain/subject/link-path';

/** A forum: the public one, or a topic's, named by the last part of its address. */
export type Forum = string;

/** Returns the topic of a forum in an address; undefined for the public forum, null if it is neither. */
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
  /** The page of a discussion; if it is on a topic, its address is below the topic's. */
  discussion: (discussion: { id: string; uri?: string | null; topic?: string | null }) =>
    `/forum/${discussion.topic ?? publicForum}/${discussion.uri ?? discussion.id}`,
  /** An activity in its year wheel. */
  activity: (wheelUri: string, activity: string) => `/calendar/${wheelUri}?activity=${activity}`,
  trash: '/forum/trash',
};
