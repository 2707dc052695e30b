import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../storage/fake-storage.ts';
import { readLocal } from '../../storage/local.ts';
import { onPage } from '../testing/page.tsx';
import { restServer } from '../testing/rest-server.ts';
import { SupportLine } from './support-line.tsx';

const answered: (() => void)[] = [];
vi.mock('../network/network.ts', () => ({
  lookAtNetwork: () => {},
  whenAnswered: (then: () => void) => {
    answered.push(then);
    return () => {};
  },
}));

beforeEach(() => void fakeStorage());
afterEach(() => vi.unstubAllGlobals());

test('a support line that could not be asked for comes with the network, and is stored for a start without one', async () => {
  const info = { supportEmail: 'hjelp@fjordvik.example', supportPhone: null, hasMicrosoft: false };
  const server = restServer({});
  const page = await onPage(<SupportLine />);
  expect(page.text()).not.toContain(info.supportEmail);
  server.answer({ '/': () => info });
  await page.perform(() => {
    for (const then of answered) then();
  });
  expect(page.text()).toContain(info.supportEmail);
  expect(JSON.parse(readLocal('serverInfo')!)).toEqual(info);
});
