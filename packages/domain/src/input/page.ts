import { orElse } from './scalar.ts';
import { wholeNumber } from './values.ts';

const largestInt = 2_147_483_647;

/**
 * The fields of an input that ask for one page of a list, of at most 100 things (product/wire#limits).
 * @param size the things on a page by default
 * @param deepest the largest offset
 */
export const askedPage = (size: number, deepest = largestInt) => ({
  limit: orElse(wholeNumber(1, 100), size),
  offset: orElse(wholeNumber(0, deepest), 0),
});
