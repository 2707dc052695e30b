import type { PictureOwner } from '@samspel/domain/file/picture';
import { postForm } from '../rest.ts';
import { authorized } from '../session/authorized.ts';

/** Whose picture it is: my own, or an organization's. */
export type Pictured = { type: Extract<PictureOwner, 'PERSON'> } | { type: 'ORGANIZATION'; id: string };

/** Sends a picture; returns its address. Throws CallError unless the answer is a success. */
export function sendPicture(picture: Blob, of: Pictured): Promise<{ picture: string }> {
  const form = new FormData();
  form.append('type', of.type);
  if (of.type === 'ORGANIZATION') form.append('metaid', of.id);
  form.append('file', picture, 'picture.jpg');
  return authorized((accessToken) =>
    postForm<{ picture: string }>('/file/upload-profile-picture', form, { accessToken }),
  );
}
