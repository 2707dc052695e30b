import { plainTextOf, richTextOf } from '@samspel/domain/text/plain-text';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import { readRichText } from '../../ui/rich-text/read-rich-text.ts';
import { useQuotes } from './use-quotes.ts';

/** A draft with something begun, and its quotes. */
function useDraftWithQuotes() {
  const [text, setText] = useState(JSON.stringify(richTextOf('Takk')));
  return { text, quotes: useQuotes({ text, write: setText }, () => {}) };
}

const wordsOf = (text: string) => (text === '' ? '' : plainTextOf(readRichText(text)).replace(/\s+/g, ' ').trim());

it('a quote comes after what is begun', async () => {
  const work = await atWork(useDraftWithQuotes);
  await work.perform(({ quotes }) => quotes.add('Ola', 'Det er klart'));
  expect(wordsOf(work.now().text)).toBe('Takk Ola Det er klart');
});

it.each([
  ['stands alone once that is sent', true, 'Ola Det er klart'],
  ['comes after it if that is refused', false, 'Takk Ola Det er klart'],
])('what is quoted while something is sent %s', async (_, isSent, left) => {
  const work = await atWork(useDraftWithQuotes);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let sending: Promise<boolean> | undefined;
  await work.perform(({ quotes }) => {
    sending = quotes.sendWith(() => promise);
  });
  await work.perform(({ quotes }) => quotes.add('Ola', 'Det er klart'));
  expect(wordsOf(work.now().text)).toBe('Takk');
  await work.perform(async () => {
    resolve(isSent);
    await sending;
  });
  expect(wordsOf(work.now().text)).toBe(left);
});
