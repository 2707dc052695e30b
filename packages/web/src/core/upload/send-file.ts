import { tooLargeCode } from '@samspel/domain/file/file';
import { CallError, type ProblemCode } from '../../texts/problem.ts';
import { callHeaders } from '../call-headers.ts';
import { apiBase } from '../rest.ts';
import { isLost, noteAnswered, sendingKey } from '../sending.ts';
import { authorized } from '../session/authorized.ts';
import type { UploadTarget } from './upload-target.ts';

interface Sending {
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/** Sends a file. Throws CallError unless the answer is a success; ends without an error if it is aborted. */
export const sendFile = (file: File, to: UploadTarget, sending: Sending = {}): Promise<void> =>
  authorized((accessToken) => sendOnce(file, to, sending, accessToken));

/** Uses XMLHttpRequest, since `fetch` does not report the progress of an upload. */
function sendOnce(
  file: File,
  { path, fields }: UploadTarget,
  { onProgress, signal }: Sending,
  accessToken: string | null,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, sendableName(file.name));
  const sent = `${path} ${JSON.stringify(fields)} ${file.name} ${file.size} ${file.lastModified}`;
  const request = new XMLHttpRequest();
  request.open('POST', `${apiBase}${path}`);
  request.responseType = 'json';
  for (const [name, value] of Object.entries(callHeaders(accessToken))) request.setRequestHeader(name, value);
  request.setRequestHeader('idempotency-key', sendingKey(sent));
  request.addEventListener('loadend', () => {
    if (!isLost(request.status)) noteAnswered(sent);
  });
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => request.abort());
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    request.onload = () => (request.status === 200 ? resolve() : reject(new CallError(problemIn(request))));
    request.onerror = () => reject(new CallError({ code: 'offline', message: '', status: 0 }));
    request.onabort = () => reject(signal?.reason);
    request.send(form);
  });
}

/** The name without quotes, which forms write as `%22`: the server could not tell them from a name that has `%22`. */
const sendableName = (name: string) => name.replaceAll('"', '_');

function problemIn({ status, response }: XMLHttpRequest) {
  const { code, message = '' } = (response ?? {}) as { code?: ProblemCode; message?: string };
  return { code: code ?? (status === 413 ? tooLargeCode : 'internal'), message, status } as const;
}
