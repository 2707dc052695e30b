import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { choice, id, listOrNone, orElse, plainLine } from '../input.ts';
import { notifyLevels } from './notification.ts';

/** The longest message that admins send, in UTF-16 code units. */
const announcementLimit = 1_000;

/** POST /notification/list {limit, offset, unread}: the newest first. */
export const listInput = z.strictObject({
  ...askedPage(20),
  unread: orElse(z.boolean(), false),
});

/** The same in the address of a GET, where every value is text. */
export const addressedListInput = z.preprocess(readAddressed, listInput);

/** One notification. */
export const notificationInput = z.strictObject({ id });

/** POST /notification/send: the message of an admin to named people, everybody in some organizations, or everybody. */
export const sendInput = z.strictObject({
  message: plainLine(announcementLimit),
  persons: listOrNone(id, 1_000),
  organizations: listOrNone(id, 1_000),
});

/** How much a person wants to be notified of a thing; null takes the choice back. */
export const notifyLevelInput = z.strictObject({ id, level: choice(notifyLevels).nullish() });

function readAddressed(given: unknown): unknown {
  if (given === null || typeof given !== 'object') return given;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, written(value)]));
}

const written = (value: unknown): unknown => {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
};
