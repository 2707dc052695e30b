import { afterEach, expect, test, vi } from 'vitest';
import { atWork } from '../../core/testing/hook.tsx';
import { refuse, serverWith } from '../../core/testing/server.ts';
import { toast } from '../../ui/overlay/toaster.tsx';
import { useCopyLink } from './use-copy-link.ts';
import { useLinked } from './use-linked.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the comments of thing 2 at an address that names a comment: the comment is on `meta`, below `newer` newer answers. */
async function linkedAt(address: string, place: { meta: string; newer: number } | string) {
  const asked = serverWith({
    CommentPlace: ({ id }) => {
      if (typeof place === 'string') return refuse(place)();
      return { comment: { __typename: 'Comment', id, meta: place.meta, newerAnswers: place.newer } };
    },
  });
  const showNewest = vi.fn();
  const work = await atWork(() => useLinked('2', { showNewest }), address);
  await work.perform(() => {});
  return { asked, showNewest, now: work.now };
}

test('a link to a comment that was removed says so', async () => {
  const { now, showNewest } = await linkedAt('/calendar/2?comment=30', 'notFound');
  expect(now()).toEqual({ id: null, isGone: true });
  expect(showNewest).not.toHaveBeenCalled();
});

test('a comment that could not be asked for is not said to be gone', async () => {
  const { now } = await linkedAt('/calendar/2?comment=30', 'unavailable');
  expect(now()).toEqual({ id: null, isGone: false });
});

test('a comment on something else that is open beside it is left to that', async () => {
  const { now, showNewest } = await linkedAt('/calendar/2?comment=30', { meta: '7', newer: 3 });
  expect(now()).toEqual({ id: null, isGone: false });
  expect(showNewest).not.toHaveBeenCalled();
});

test('a comment far back is shown with all that is newer, and marked', async () => {
  const { now, showNewest } = await linkedAt('/calendar/2?comment=30', { meta: '2', newer: 64 });
  expect(showNewest).toHaveBeenCalledExactlyOnceWith(64);
  expect(now()).toEqual({ id: '30', isGone: false });
});

test('an address without a comment asks for none', async () => {
  const { asked, now } = await linkedAt('/calendar/2', 'notFound');
  expect([asked.length, now().isGone]).toEqual([0, false]);
});

/** Copies the link to comment 30, in a browser that allows that or does not. */
async function copied(address: string | undefined, writeText: (text: string) => Promise<void>) {
  const told: string[] = [];
  vi.spyOn(toast, 'copied').mockImplementation((words) => void told.push(words));
  vi.spyOn(toast, 'error').mockImplementation((words) => void told.push(`Feil: ${words}`));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const copy = await atWork(() => ({ run: useCopyLink(address, '30') }));
  await copy.perform(({ run }) => run?.());
  return { told, isOffered: copy.now().run !== undefined };
}

test('where no page shows the thing, no link to its comments is offered', async () => {
  expect((await copied(undefined, async () => {})).isOffered).toBe(false);
});

test('the link keeps what else the address says, and leads to the comment', async () => {
  const written: string[] = [];
  await copied('/calendar/okonomi-2?activity=7', async (text) => void written.push(text));
  const [url] = written.map((text) => new URL(text));
  expect(url!.pathname + url!.search).toBe('/app/calendar/okonomi-2?activity=7&comment=30');
});

test('a browser that does not let us copy is told of, with what to do instead', async () => {
  const { told } = await copied('/calendar/2', () => Promise.reject(new Error('NotAllowed')));
  expect(told).toEqual([expect.stringContaining('kopier ho sjølv')]);
});
