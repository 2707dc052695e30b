import type { TestPerson } from '../../../../core/testing/people.ts';
import type { World } from '../../../../core/testing/world.ts';
import { formOf, type Sent } from '../../../file/testing/upload.ts';

/** Sends a file, or what was pasted, to be read. */
export async function sendSource({ app }: World, as: TestPerson | null, fields: Record<string, string>, file?: Sent) {
  const { type, bytes } = await formOf(fields, file);
  const headers = { 'content-type': type, ...(as && { authorization: `Bearer ${as.token}` }) };
  const answer = await app.inject({ method: 'POST', url: '/api/import', payload: bytes, headers });
  return { status: answer.statusCode, body: answer.json() as { reference: string; code?: string; field?: string } };
}

type Applied = { created: number; changed: number; skipped: number; calendar: { id: string; title: string } | null };

/** Brings rows of what was read into a year wheel, as of 2027. */
export const applyRows = (world: World, as: TestPerson, input: object) =>
  world.graphql<{ applyImport: Applied }>(
    as,
    'mutation ($input: ApplyImportInput!) { applyImport(input: $input) { created changed skipped calendar { id title } } }',
    { input: { options: { year: 2027 }, ...input } },
  );

/** The first rows of what was read, as they are. */
export const allRows = (count: number) => ({ rows: Array.from({ length: count }, (_, index) => ({ index })) });
