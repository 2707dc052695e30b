import { z } from 'zod';
import { id, listOf, listOrNone, maybe, orElse, title, version, wholeNumber } from '../input.ts';

/** The most members of one group. */
const memberLimit = 500;

/** A new group of people, or of organizations (product/access#groups). Its maker is a member only if named. */
export const createGroupInput = z.strictObject({ title, members: listOrNone(id, memberLimit) });

/** Changes to a group: a field left out stays as it is; `members` replaces the whole list. */
export const updateGroupInput = z.strictObject({
  id,
  version,
  title: title.optional(),
  members: maybe(listOf(id, memberLimit)),
});

/** How many members of a group to return, by name: 1–500, by default all. */
export const groupMembersInput = z.strictObject({ limit: orElse(wholeNumber(1, memberLimit), memberLimit) });
