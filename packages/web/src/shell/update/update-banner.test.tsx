import { expect, onTestFinished, test, vi } from 'vitest';
import { useHasUnsaved } from '../../core/forms/open-forms.ts';
import { onPage } from '../../core/testing/page.tsx';
import { startUpdates } from './new-version.ts';
import { UpdateBanner } from './update-banner.tsx';

/** The worker that waits with the new version, as the browser has it. */
const waiting = Object.assign(new EventTarget(), { state: 'installed' });
const heard = new Map<string, (event: object) => void>();
const skips = vi.fn();
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (name: string, hear: (event: object) => void) => heard.set(name, hear);
    register = async () => ({ waiting });
    update = async () => undefined;
    messageSkipWaiting = skips;
  },
}));
vi.mock('../../core/forms/open-forms.ts', () => ({ useHasUnsaved: vi.fn(() => false) }));

test('a new version is said, with a button that reloads the page with it, also before the browser keeps the page', async () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller: null } });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    reload.mockRestore();
  });
  const page = await onPage(<UpdateBanner />);
  expect(page.text()).toBe('');
  startUpdates();
  await vi.waitFor(() => expect(heard.has('waiting')).toBe(true));

  vi.mocked(useHasUnsaved).mockReturnValue(true);
  await page.perform(() => heard.get('waiting')!({}));
  expect(page.names('button')).toEqual([]);
  vi.mocked(useHasUnsaved).mockReturnValue(false);
  await page.show(<UpdateBanner key="saved" />);
  expect(page.text()).toContain('Ein ny versjon av Samspel er klar');

  await page.press('button', 'Last på nytt');
  expect([skips.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  const become = (state: string) => {
    waiting.state = state;
    waiting.dispatchEvent(new Event('statechange'));
  };
  become('activating');
  expect(reload).not.toHaveBeenCalled();
  become('activated');
  expect(reload).toHaveBeenCalledOnce();
});
