import { inFollowedTag } from './audiences.ts';
import type { Telling, Tellings } from './telling.ts';

/** Something is new in a tag that a person follows. A kind whose tags are in its form says it of the events of that form. */
export const newInTag: Telling = { kind: 'TAGGED', word: 'tagged', to: inFollowedTag };

/** How people are told of things whose tags are written apart from their form. */
export const taggedApart: Tellings = { 'subject.tagged': [newInTag] };
