import { expect, it } from 'vitest';
import type { Emit } from './emit.ts';

/** Tells nobody: the compiler is asked what it takes. */
const emit: Emit = async () => {};

it('the compiler asks for what an event carries, and takes nothing of one that carries none', async () => {
  const root = 'calendar' as string;
  await emit({ name: 'event.created', subjectId: 1, data: { assigned: [2], tagged: [] } });
  await emit({ name: 'event.updated', subjectId: 1, data: (id) => ({ assigned: [id], tagged: [] }) });
  await emit({ name: `${root}.ownerChanged`, subjectId: 1, data: { from: 2, to: 3 } });
  await emit({ name: 'calendar.shared', subjectId: 1 });
  await emit({ name: `${root}.archived`, subjectId: 1 });
  // @ts-expect-error whom it made responsible is missing
  await emit({ name: 'event.created', subjectId: 1 });
  // @ts-expect-error the tags are missing
  await emit({ name: 'event.updated', subjectId: 1, data: { assigned: [2] } });
  // @ts-expect-error the owners are missing
  await emit({ name: `${root}.ownerChanged`, subjectId: 1 });
  // @ts-expect-error nothing belongs to it
  await emit({ name: 'calendar.shared', subjectId: 1, data: { assigned: [2] } });
  expect(emit).toBeTypeOf('function');
});
