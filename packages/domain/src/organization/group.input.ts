import { z } from 'zod';
import { id, listOf, listOrNone, maybe, orElse, title, version, whole } from '../input.ts';

/** Members of one group. */
const memberLimit = 500;

/** A new group of people, or of organizations (product/access#groups). Whoever makes it is no member unless named. */
export const createGroupInput = z.strictObject({ title, members: listOrNone(id, memberLimit) });

/** Changes to a group: a field left out stays as it is; `members` are all of them. */
export const updateGroupInput = z.strictObject({
  id,
  version,
  title: title.optional(),
  members: maybe(listOf(id, memberLimit)),
});

/** The first members of a group, by name: 1–500, by default all. */
export const groupMembersInput = z.strictObject({ limit: orElse(whole(1, memberLimit), memberLimit) });
