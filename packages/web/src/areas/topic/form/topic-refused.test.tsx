import { expect, test, vi } from 'vitest';
import { onPage } from '../../../core/testing/page.tsx';
import { refuse, serverWith } from '../../../core/testing/server.ts';
import { told } from '../../../core/testing/told.ts';
import { Whereabouts } from '../../../core/testing/whereabouts.tsx';
import { RootCreation } from '../../../subject/root/root-creation.tsx';
import { topicRoot } from './topic.root.tsx';

vi.mock('../../../subject/kostra/use-kostra-title.ts', () => ({ useKostraTitle: () => String }));
vi.mock('../../../subject/form/service-areas-field.tsx', () => ({ ServiceAreasField: () => null }));
vi.mock('../../../subject/form/form-parts.tsx', () => ({ FormParts: () => null }));
vi.mock('../../../core/person/me.tsx', () => ({
  useMe: () => ({ id: '1', name: 'Kari', organization: { id: '2', name: 'Fjordvik' } }),
}));

/** Writes a new topic and publishes it on a server that refuses it because of a field. */
async function publishing(field: string) {
  const { words } = told();
  serverWith({ CreateTopic: refuse('input.tooLong', field) });
  const page = await onPage(
    <>
      <RootCreation of={topicRoot} />
      <Whereabouts />
    </>,
    '/topic/create',
  );
  await page.write('Tittel', 'Barnevern');
  await page.write('Kategori', 'TOPIC');
  await page.write('Skildring', 'Om dette');
  await page.press('button', 'Lag nytt tema');
  return { page, words, titled: () => page.find<HTMLInputElement>('input', 'Tittel') };
}

test('a topic that the server refuses is not made: a window says why, and so does the field', async () => {
  const { page, words, titled } = await publishing('input.title');
  expect(page.text()).toContain('Nei');
  expect([titled().value, titled().getAttribute('aria-invalid')]).toEqual(['Barnevern', 'true']);
  expect([page.names('output'), words]).toEqual([['/topic/create'], []]);
});
