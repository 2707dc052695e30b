import type { PictureOwner } from '@samspel/domain/file/picture';
import { postForm } from '../rest.ts';
import { authorized } from '../session/authorized.ts';

/** Whose picture it is: the own one, or that of an organization. */
export type Pictured = { type: Extract<PictureOwner, 'PERSON'> } | { type: 'ORGANIZATION'; id: string };

/** Sends a picture; answers its address. Throws CallError for every answer but a good one. */
export function sendPicture(picture: Blob, of: Pictured): Promise<{ picture: string }> {
  const form = new FormData();
  form.append('type', of.type);
  if (of.type === 'ORGANIZATION') form.append('metaid', of.id);
  form.append('file', picture, 'picture.jpg');
  return authorized((accessToken) =>
    postForm<{ picture: string }>('/file/upload-profile-picture', form, { accessToken }),
  );
}
