import { callHeaders } from '../../../core/call-headers.ts';
import { apiBase } from '../../../core/rest.ts';
import { authorized } from '../../../core/session/authorized.ts';
import { CallError, type ProblemCode } from '../../../texts/problem.ts';

/** Fetches a file, or its small picture. Throws CallError for every answer but a good one. */
export const fetchFile = (id: string, what: 'stream' | 'small', signal?: AbortSignal): Promise<Blob> =>
  authorized(async (accessToken) => {
    const headers = callHeaders(accessToken);
    const answer = await fetch(`${apiBase}/file/${what}/${id}`, { headers, signal: signal ?? null }).catch((cause) => {
      throw signal?.aborted ? cause : new CallError({ code: 'offline', message: '', status: 0 });
    });
    if (answer.ok) return answer.blob();
    const { code = 'internal', message = '' }: { code?: ProblemCode; message?: string } = await answer
      .json()
      .catch(() => ({}));
    throw new CallError({ code, message, status: answer.status });
  });

/** Opens a file: the browser saves it under its name, and shows it as it shows any file that was saved. */
export async function openFile({ id, name }: { id: string; name: string }): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(id, 'stream'));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // the browser may still be reading it
}
