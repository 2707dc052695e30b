import { CallError, type ProblemCode } from '../../texts/problem.ts';
import { callHeaders } from '../call-headers.ts';
import { apiBase } from '../rest.ts';
import { authorized } from './authorized.ts';

/** Fetches the bytes at a path below the API in the person's name. Throws CallError unless the answer is a success. */
export const fetchBytes = (path: string, signal?: AbortSignal): Promise<Blob> =>
  authorized(async (accessToken) => {
    const headers = callHeaders(accessToken);
    const answer = await fetch(apiBase + path, { headers, signal: signal ?? null }).catch((cause) => {
      throw signal?.aborted ? cause : new CallError({ code: 'offline', message: '', status: 0 });
    });
    if (answer.ok) return answer.blob();
    const { code = 'internal', message = '' }: { code?: ProblemCode; message?: string } = await answer
      .json()
      .catch(() => ({}));
    throw new CallError({ code, message, status: answer.status });
  });
