import { expect, test } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { type PageSection, SectionProvider } from './page-section.ts';
import { Sections } from './sections.tsx';

const guard = { report: () => {}, before: (go: () => void) => go() };
const on = { id: '7', kind: 'CALENDAR' as const, canEdit: true, isArchived: false };

/** A part whose code comes when the test says so. */
function partCalled(name: string) {
  let come = () => {};
  const load: PageSection['load'] = () =>
    new Promise((resolve) => {
      come = () => resolve({ default: ({ on: { id } }) => <h3>{`${name} på ${id}`}</h3> });
    });
  return { name, part: { name, kinds: ['CALENDAR'], load } satisfies PageSection, come: () => come() };
}

test('parts are shown at the same moment, when the code of all of them has come, and at once the next time', async () => {
  const [tags, links] = [partCalled('Merke'), partCalled('Lenkjer')];
  const shown = (
    <SectionProvider value={[tags.part, links.part]}>
      <Sections on={on} guard={guard} />
    </SectionProvider>
  );
  const page = await onPage(shown);
  await page.perform(tags.come);
  expect(page.text()).toBe('');
  await page.perform(links.come);
  expect(page.names('h3')).toEqual(['Merke på 7', 'Lenkjer på 7']);
  expect((await onPage(shown)).names('h3')).toEqual(['Merke på 7', 'Lenkjer på 7']);
});
