import '@samspel/domain/discussion/discussion.input';
import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import NewDiscussion from './new-discussion.tsx';

vi.mock('../../../core/person/me.tsx', () => ({ useMe: () => ({ id: '1' }) }));

const topic = { id: '9', title: 'Barnevern' };

/** Writes a question in a topic and publishes it, on a server that refuses it because of a field. */
async function publishing(field: string) {
  localStorage.clear();
  const { words } = told();
  const onClose = vi.fn();
  serverWith({
    CreateDiscussion: refuse('subject.archived', field),
    SimilarDiscussions: { similarDiscussions: [] },
  });
  const page = await onPage(<NewDiscussion topic={topic} onClose={onClose} />);
  await page.write('Tittel', 'Kven strør?');
  await page.write('Spørsmålet', 'Vi leitar.');
  await page.press('button', 'Publiser');
  return { page, words, onClose, title: page.find<HTMLInputElement>('input', 'Tittel') };
}
const alerts = ({ names }: { names: (kind: string) => string[] }) => names('form > [role=alert]');

test('a question that the server refuses says why at its field, and is still there, in this browser too', async () => {
  const { page, words, onClose, title } = await publishing('input.title');
  expect([title.value, title.getAttribute('aria-invalid'), alerts(page)]).toEqual(['Kven strør?', 'true', []]);
  expect([onClose.mock.calls, words]).toEqual([[], []]);
  expect(Object.values(localStorage).join()).toContain('Kven strør?');
});

test('refused for its topic, which the form has no field for, it says so above the buttons', async () => {
  const { page, title } = await publishing('input.topic');
  expect([title.value, alerts(page)]).toEqual(['Kven strør?', ['Nei']]);
});
