import { z } from 'zod';
import { choice, id, maybe } from '../input.ts';
import { Refusal } from '../refusal.ts';
import { pictureOwners } from './picture.ts';

/** Whose picture is sent: the caller's own, or that of the organization `metaid` (product/wire#pictures). */
export const pictureInput = z
  .strictObject({ type: choice(pictureOwners), metaid: maybe(id) })
  .transform(({ type, metaid }) => {
    if (type === 'PERSON') return { type };
    if (metaid === undefined) throw new Refusal('input.required', 'metaid');
    return { type, organization: metaid };
  });

/** The organization whose image is removed. */
export const removeImageInput = z.strictObject({ id });
