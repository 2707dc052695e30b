import type { TestPerson } from '../../../core/testing/people.ts';
import type { World } from '../../../core/testing/world.ts';

/** A file as a browser sends it. */
export type Sent = { name: string; type?: string; content: Uint8Array<ArrayBuffer> | string };

/** The response to an upload. */
export type Uploaded = { status: number; body: { id: number; name: string; code?: string; field?: string } };

/** The bytes of a form with a file, and its content type with the boundary. */
export async function formOf(fields: Record<string, string>, file?: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new File([file.content], file.name, { type: file.type ?? '' }));
  const whole = new Response(form);
  return { type: whole.headers.get('content-type')!, bytes: Buffer.from(await whole.arrayBuffer()) };
}

/** Uploads a file to an activity, by default a text. */
export async function upload(
  { app }: World,
  as: TestPerson | null,
  instance: string | number,
  file: Sent = { name: 'Notat.txt', type: 'text/plain', content: 'Hugs å ta med tala' },
  fields: Record<string, string> = {},
  more: Record<string, string> = {},
): Promise<Uploaded> {
  const { type, bytes } = await formOf({ type: 'EVENT_INSTANCE', metaid: String(instance), ...fields }, file);
  const authorization = as ? { authorization: `Bearer ${as.token}` } : {};
  const headers = { 'content-type': type, ...authorization, ...more };
  const answer = await app.inject({ method: 'POST', url: '/api/file/upload', payload: bytes, headers });
  return { status: answer.statusCode, body: answer.json() };
}
