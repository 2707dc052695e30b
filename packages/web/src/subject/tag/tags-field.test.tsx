import { tagLimit, tagTitleLimit } from '@samspel/domain/subject/tag';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { TagsField } from './tags-field.tsx';

/** Shows the tags of a form. @param isSavedAtOnce each is saved when it is added */
async function tagged(first: string[], isSavedAtOnce = false) {
  let now = first;
  function Form() {
    const [tags, setTags] = useState<readonly string[]>(first);
    now = [...tags];
    return (
      <TagsField
        known={['Budsjett', 'Plan']}
        tags={tags}
        onChange={setTags}
        error={undefined}
        group="Merkelappar i bruk"
        isSavedAtOnce={isSavedAtOnce}
      />
    );
  }
  const page = await onPage(<Form />);
  const field = () => page.find<HTMLInputElement>('input', 'Merkelappar');
  const write = async (text: string) => {
    await page.write('Merkelappar', text);
    await page.perform(() => field().focus());
  };
  return { page, field, write, tags: () => now };
}

test('known tags are suggested, and one that is picked stands below', async () => {
  const { page, write, tags, field } = await tagged([]);
  await write('bud');
  await page.press('[role=option]', 'Budsjett');
  expect([tags(), field().value]).toEqual([['Budsjett'], '']);
  expect(page.names('li')).toEqual(['Budsjett']);
});

test('what is written becomes a tag by Enter', async () => {
  const { page, write, tags } = await tagged([]);
  await write('Folkehelse');
  await page.key('Enter');
  expect(tags()).toEqual(['Folkehelse']);
});

test('the same tag in other letters is not added twice', async () => {
  const { page, write, tags } = await tagged(['Budsjett']);
  await write('BUDSJETT');
  await page.key('Enter');
  expect(tags()).toEqual(['Budsjett']);
});

test('leaving the field adds what is written, but not where each tag is saved at once', async () => {
  const left = async (isSavedAtOnce: boolean) => {
    const { page, field, write, tags } = await tagged([], isSavedAtOnce);
    await write('Folkehelse');
    await page.perform(() => field().blur());
    await page.perform(() => {});
    return tags();
  };
  expect([await left(false), await left(true)]).toEqual([['Folkehelse'], []]);
});

test('a tag is taken away by its own button', async () => {
  const { page, tags } = await tagged(['Budsjett', 'Plan']);
  await page.press('button', 'Fjern «Budsjett»');
  expect(tags()).toEqual(['Plan']);
});

test('with as many tags as there may be the field takes no more, and says so', async () => {
  const { field } = await tagged(Array.from({ length: tagLimit }, (_, at) => `Merkelapp ${at}`));
  expect([field().disabled, field().placeholder]).toEqual([true, `Høgst ${tagLimit} merkelappar`]);
});

test('a tag that is too long is refused at the field, not under the hands of who writes it', async () => {
  const { page, field, write } = await tagged([]);
  await write('x'.repeat(tagTitleLimit + 1));
  expect(field().getAttribute('aria-invalid')).toBe('false');
  await page.perform(() => field().blur());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await page.press('li button', page.names('li button')[0]!);
  expect(field().getAttribute('aria-invalid')).toBe('false');
});
