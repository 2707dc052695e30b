import { randomBytes } from 'node:crypto';
import { richTextOf } from '@samspel/domain/text/plain-text';
import type { Database } from '../packages/server/src/core/database/pool.ts';
import { makeOrganization, makePerson, type TestPerson } from '../packages/server/src/core/testing/people.ts';
import type { ServerProcess } from '../packages/server/src/core/testing/process.ts';

/** Bytes of a file: the most that one may have. */
const size = 20_000_000;
const pdf = randomBytes(size);
pdf.write('%PDF-1.7\n');

/** What is uploaded: a text, every byte of which is checked; a PDF, which is recognised by its first bytes; and a tiny text. */
const contents = {
  text: { name: 'Notat.txt', type: 'text/plain', content: Buffer.alloc(size, 'Hugs å ta med tala.\n') },
  PDF: { name: 'Plan.pdf', type: 'application/pdf', content: pdf },
  little: { name: 'Notat.txt', type: 'text/plain', content: 'Hugs å ta med tala.' },
} as const;
export type Content = keyof typeof contents;

/** A person with an activity of their own, to upload files to. */
export type Uploader = { as: TestPerson; activity: string };

/** Makes people, each with an activity in a year wheel of their own. */
export async function makeUploaders(db: Database, server: ServerProcess, count: number): Promise<Uploader[]> {
  const fjordvik = await makeOrganization(db, 'Fjordvik kommune');
  const make = async () => {
    const as = await makePerson(db, 'Kari Nes', fjordvik);
    const { data: wheel } = await server.graphql<{ createCalendar: { id: string } }>(
      as,
      'mutation { createCalendar(input: { title: "Årshjul", color: "#1f6f8b", access: { isPrivate: false } }) { id } }',
    );
    const activity = {
      title: 'Budsjett',
      description: JSON.stringify(richTextOf('Budsjett')),
      startDate: '2026-12-01',
    };
    const { data } = await server.graphql<{ createEvent: { id: string } }>(
      as,
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { id } }',
      { input: { calendar: wheel.createCalendar.id, ...activity } },
    );
    return { as, activity: data.createEvent.id };
  };
  return Promise.all(Array.from({ length: count }, make));
}

/** Returns the call that uploads a file, as a browser sends it. */
export async function uploadOf({ as, activity }: Uploader, content: Content): Promise<RequestInit> {
  const { name, type, content: bytes } = contents[content];
  const form = new FormData();
  form.append('type', 'EVENT');
  form.append('metaid', activity);
  form.append('file', new File([bytes], name, { type }));
  const whole = new Response(form);
  const headers = { 'content-type': whole.headers.get('content-type')!, authorization: `Bearer ${as.token}` };
  return { method: 'POST', headers, body: await whole.arrayBuffer() };
}
