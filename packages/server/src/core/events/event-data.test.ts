import { expect, it } from 'vitest';
import type { Tell } from './tell.ts';

/** Tells nobody: the compiler is asked what it takes. */
const tell: Tell = async () => {};

it('the compiler asks for what an event carries, and takes nothing of one that carries none', async () => {
  const root = 'calendar' as string;
  await tell({ name: 'event.created', subjectId: 1, data: { assigned: [2], tagged: [] } });
  await tell({ name: 'event.updated', subjectId: 1, data: (id) => ({ assigned: [id], tagged: [] }) });
  await tell({ name: `${root}.ownerChanged`, subjectId: 1, data: { from: 2, to: 3 } });
  await tell({ name: 'calendar.shared', subjectId: 1 });
  await tell({ name: `${root}.archived`, subjectId: 1 });
  // @ts-expect-error whom it made responsible is missing
  await tell({ name: 'event.created', subjectId: 1 });
  // @ts-expect-error the tags are missing
  await tell({ name: 'event.updated', subjectId: 1, data: { assigned: [2] } });
  // @ts-expect-error the owners are missing
  await tell({ name: `${root}.ownerChanged`, subjectId: 1 });
  // @ts-expect-error nothing belongs to it
  await tell({ name: 'calendar.shared', subjectId: 1, data: { assigned: [2] } });
  expect(tell).toBeTypeOf('function');
});
