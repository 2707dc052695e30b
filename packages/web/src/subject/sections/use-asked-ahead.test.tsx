import { gql } from '@urql/core';
import { useState } from 'react';
import { useQuery } from 'urql';
import { expect, test, vi } from 'vitest';
import { askOf } from '../../core/graphql/ask-ahead.ts';
import type { LiveFrame } from '../../core/live/frames.ts';
import { onPage } from '../../core/testing/page.tsx';
import { serverWith } from '../../core/testing/server.ts';
import { type PageSection, SectionProvider } from './page-section.ts';
import { useAskedAhead } from './use-asked-ahead.ts';

const heard = new Set<(frame: LiveFrame) => void>();
vi.mock('../../core/live/socket.ts', () => ({
  listenOn: () => () => {},
  onLiveFrame: (hear: (frame: LiveFrame) => void) => {
    heard.add(hear);
    return () => heard.delete(hear);
  },
}));

const tags = gql`query Tags($meta: ID!) { tags(meta: $meta) { id } }`;
const files = gql`query Files($meta: ID!) { files(meta: $meta) { id } }`;

/** A part that asks for something on a thing. */
const partOf = (name: string, kind: 'CALENDAR' | 'TOPIC', document: typeof tags): PageSection => ({
  name,
  kinds: [kind],
  load: async () => ({
    default: () => null,
    ahead: ({ id }) => [askOf(document, { meta: id })],
  }),
});
const parts = [partOf('tag', 'CALENDAR', tags), partOf('file', 'CALENDAR', files), partOf('other', 'TOPIC', files)];

/** The page of year wheel 7, which shows its tags after a press. */
function Page({ names }: { names?: string[] }) {
  const [isShown, setShown] = useState(false);
  useAskedAhead('7', { kind: 'CALENDAR', ...(names && { parts: names }) });
  return isShown ? (
    <Tags />
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      Vis
    </button>
  );
}
function Tags() {
  const [{ data }] = useQuery({ query: tags, variables: { meta: '7' } });
  return <p>{data && 'merke'}</p>;
}

const shown = (names?: string[]) =>
  onPage(
    <SectionProvider value={parts}>
      <Page {...(names && { names })} />
    </SectionProvider>,
  );
const server = () => serverWith({ Tags: { tags: [] }, Files: { files: [] } });

test('the parts of the kind are asked for with the page, and shown without asking again', async () => {
  const asked = server();
  const page = await shown();
  expect(asked.map(({ name }) => name)).toEqual(['Tags', 'Files']);
  await page.press('button', 'Vis');
  expect([page.text(), asked.length]).toEqual(['merke', 2]);
});

test('only those that the page shows', async () => {
  const asked = server();
  await shown(['file']);
  expect(asked.map(({ name }) => name)).toEqual(['Files']);
});

test('a part of a thing that has been changed meanwhile asks again', async () => {
  const asked = server();
  const page = await shown();
  for (const hear of heard) hear({ type: 'META_UPDATE', id: 7, client: 'other' } as LiveFrame);
  await page.press('button', 'Vis');
  expect(asked.map(({ name }) => name)).toEqual(['Tags', 'Files', 'Tags']);
});
