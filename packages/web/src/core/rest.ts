import { CallError, type ProblemCode } from '../texts/problem.ts';
import { callHeaders } from './call-headers.ts';

/** The base of all calls (product/wire#addresses). */
export const apiBase = '/api';

interface Call {
  /** The bearer token, if the call is in a person's name. */
  accessToken?: string | null;
  signal?: AbortSignal;
}

/** POST a JSON body to a path below the API. Throws CallError if the answer is not a success (product/wire#rest). */
export async function post<Answer>(path: string, body: unknown, call: Call = {}): Promise<Answer> {
  const headers = { ...callHeaders(call.accessToken ?? null), 'content-type': 'application/json' };
  return read(await send(path, { method: 'POST', headers, body: JSON.stringify(body), signal: call.signal ?? null }));
}

/** Like `post`, for a form with a file. The browser sets the content type, with the boundary between the parts. */
export async function postForm<Answer>(path: string, body: FormData, call: Call = {}): Promise<Answer> {
  const headers = callHeaders(call.accessToken ?? null);
  return read(await send(path, { method: 'POST', headers, body, signal: call.signal ?? null }));
}

/** An answer, and the seconds until the call may be repeated: for the next PIN (product/accounts#signing-in-by-pin). */
export interface InTurn<Answer = unknown> {
  answer: Answer;
  seconds: number;
}

/** Like `post`, with the seconds until the call may be repeated; 0 if the server does not say. */
export async function postInTurn<Answer>(path: string, body: unknown, call: Call = {}): Promise<InTurn<Answer>> {
  const headers = { ...callHeaders(call.accessToken ?? null), 'content-type': 'application/json' };
  const response = await send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { answer: await read(response), seconds: Number(response.headers.get('retry-after') ?? 0) };
}

/** GET a JSON answer from a path below the API. Throws CallError if the answer is not a success (product/wire#rest). */
export async function get<Answer>(path: string, call: Call = {}): Promise<Answer> {
  return read(await send(path, { headers: callHeaders(call.accessToken ?? null), signal: call.signal ?? null }));
}

async function send(path: string, init: RequestInit): Promise<Response> {
  if (!path.startsWith('/')) throw new Error(`A path of the API starts with '/': ${path}`);
  try {
    return await fetch(path === '/' ? apiBase : apiBase + path, { ...init, cache: 'no-store' });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new CallError({ code: 'offline', message: '', status: 0 });
  }
}

async function read<Answer>(response: Response): Promise<Answer> {
  if (response.status === 204) throw new CallError({ code: 'empty', message: '', status: 204 });
  const body: Record<string, unknown> = await response.json().catch(() => ({}));
  if (response.ok) return body as Answer;
  throw new CallError({
    code: (typeof body.code === 'string' ? body.code : codeOf(response.status)) as ProblemCode,
    field: typeof body.field === 'string' ? body.field : undefined,
    message: typeof body.message === 'string' ? body.message : '',
    status: response.status,
  });
}

/** Returns a code for an answer without one, such as a proxy's. */
function codeOf(status: number): ProblemCode {
  if (status === 400) return 'badRequest';
  if (status === 401) return 'notSignedIn';
  if (status === 429) return 'tooManyRequests';
  if (status === 503) return 'unavailable';
  return 'internal';
}
