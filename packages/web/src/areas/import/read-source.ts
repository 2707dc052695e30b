import { postForm } from '../../core/rest.ts';
import { authorized } from '../../core/session/authorized.ts';

/** What is sent to be read: a file, or what was pasted. */
export type Source = { file: File } | { html: string; text: string };

/** Sends a file, or what was pasted, to be read; returns the reference under which it can be looked over. Throws CallError. */
export async function readSource(source: Source): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(source)) if (value !== '') form.append(name, value);
  const { reference } = await authorized((accessToken) =>
    postForm<{ reference: string }>('/import', form, { accessToken }),
  );
  return reference;
}
