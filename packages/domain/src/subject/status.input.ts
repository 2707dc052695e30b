import { z } from 'zod';
import { choice, id } from '../input.ts';
import { statuses } from './subject.ts';

/** `setStatus` of a thing of any kind (product/access#archive-and-trash). */
export const setStatusInput = z.strictObject({ id, status: choice(statuses) });
