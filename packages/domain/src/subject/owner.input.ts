import { z } from 'zod';
import { id } from '../input.ts';

/** Makes somebody else the owner of a thing (product/access#owner). */
export const changeOwnerInput = z.strictObject({ id, person: id });
