import { z } from 'zod';
import { scalar } from '../input/scalar.ts';
import { Refusal } from '../refusal.ts';

/** The reference of a requested copy: a UUID. Anything else is refused as `notFound`. */
const copyReference = scalar((given: string): string => {
  if (typeof given !== 'string' || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given))
    throw new Refusal('notFound');
  return given.toLowerCase();
}, 'notFound');

/** Asks how far a copy is. Read it with root ''. */
export const calendarCopyInput = z.strictObject({ reference: copyReference });
