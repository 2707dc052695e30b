import { z } from 'zod';
import { askedPage } from '../input/page.ts';
import { maybe, plainLine } from '../input.ts';

/**
 * A page of what people who left are still responsible for (product/accounts#leaving): `text` is found in a title, or in the name of the one who
 * left.
 */
export const orphansInput = z.strictObject({ text: maybe(plainLine(100)), ...askedPage(20) });
export type OrphansInput = z.output<typeof orphansInput>;
