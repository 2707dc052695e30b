import type { PictureOwner } from '@samspel/domain/file/picture';
import { CallError } from '../../texts/problem.ts';
import { callHeaders } from '../call-headers.ts';
import { apiBase, read } from '../rest.ts';
import { authorized } from '../session/authorized.ts';

/** Whose picture it is: the own one, or that of an organization. */
export type Pictured = { type: Extract<PictureOwner, 'PERSON'> } | { type: 'ORGANIZATION'; id: string };

/** Sends a picture; answers its address. Throws CallError for every answer but a good one. */
export const sendPicture = (picture: Blob, of: Pictured): Promise<{ picture: string }> =>
  authorized(async (accessToken) => {
    const body = new FormData();
    body.append('type', of.type);
    if (of.type === 'ORGANIZATION') body.append('metaid', of.id);
    body.append('file', picture, 'picture.jpg');
    const headers = callHeaders(accessToken);
    const answer = await fetch(`${apiBase}/file/upload-profile-picture`, { method: 'POST', headers, body }).catch(
      () => {
        throw new CallError({ code: 'offline', message: '', status: 0 });
      },
    );
    return read<{ picture: string }>(answer);
  });
