import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { startShell } from './shell.mjs';
import { whereFrom } from './where.mjs';

const settings = { SAMSPEL_URL: 'https://samspel.example' };
const own = 'https://samspel.example/app/home';

type Handler = (...args: never[]) => unknown;

/** A page as Electron sees it, as far as the shell uses it. */
class Contents extends EventEmitter {
  address = own;
  opens: Handler | undefined;
  setWindowOpenHandler = (handler: Handler) => {
    this.opens = handler;
  };
  getURL = () => this.address;
  /** Whether the page may go there. */
  goes(url: string, event = 'will-navigate', isMainFrame = true): boolean {
    const preventDefault = vi.fn();
    this.emit(event, { url, isMainFrame, preventDefault });
    return preventDefault.mock.calls.length === 0;
  }
}

/** A stand-in for the module `electron`, whose binary tests do not need. */
function fakeElectron({ isFirst = true } = {}) {
  const made: { options: { webPreferences: object }; window: FakeWindow }[] = [];
  const handlers = new Map<'request' | 'check', Handler>();
  const app = Object.assign(new EventEmitter(), {
    requestSingleInstanceLock: () => isFirst,
    quit: vi.fn(),
    whenReady: async () => undefined,
  });
  class FakeWindow extends EventEmitter {
    webContents = new Contents();
    loadURL = vi.fn(async () => undefined);
    isMinimized = () => true;
    restore = vi.fn();
    focus = vi.fn();
    constructor(options: { webPreferences: object }) {
      super();
      made.push({ options, window: this });
      app.emit('web-contents-created', {}, this.webContents);
    }
  }
  const openExternal = vi.fn(async () => undefined);
  const defaultSession = {
    setPermissionRequestHandler: (handler: Handler) => handlers.set('request', handler),
    setPermissionCheckHandler: (handler: Handler) => handlers.set('check', handler),
  };
  const electron = { app, BrowserWindow: FakeWindow, session: { defaultSession }, shell: { openExternal } };
  return { electron, app, made, handlers, openExternal };
}

async function started(how?: { isFirst: boolean }) {
  const fake = fakeElectron(how);
  await startShell(fake.electron as never, whereFrom(settings));
  return { ...fake, page: fake.made[0]?.window.webContents as Contents };
}

beforeEach(() => void vi.useRealTimers());

test('opens the app in a window whose pages have no Node, a sandbox, and a world of their own', async () => {
  const { made } = await started();
  expect(made).toHaveLength(1);
  expect(made[0]!.options.webPreferences).toEqual({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
    webSecurity: true,
  });
  expect(made[0]!.window.loadURL).toHaveBeenCalledExactlyOnceWith('https://samspel.example/app/');
});

test('a second start opens nothing, and brings the first one forward', async () => {
  const second = await started({ isFirst: false });
  expect([second.made.length, second.app.quit.mock.calls.length]).toEqual([0, 1]);
  const { app, made } = await started();
  app.emit('second-instance');
  expect(made[0]!.window.restore).toHaveBeenCalledOnce();
  expect(made[0]!.window.focus).toHaveBeenCalledOnce();
});

test.each(['will-navigate', 'will-redirect'])(
  'the window stays with the app and its sign-in: by %s nothing else comes into it',
  async (event) => {
    const { page, openExternal } = await started();
    expect(page.goes(own, event)).toBe(true);
    expect(page.goes('https://login.microsoftonline.com/common/oauth2/v2.0/authorize', event)).toBe(true);
    expect(openExternal).not.toHaveBeenCalled();
    expect(page.goes('https://samspel.example.evil.example/', event)).toBe(false);
    expect(page.goes('file:///etc/passwd', event)).toBe(false);
    expect(page.goes('javascript:alert(1)', event)).toBe(false);
    expect(openExternal.mock.calls).toEqual([['https://samspel.example.evil.example/']]);
  },
);

test('a link elsewhere is opened by the machine’s own program, and only of kinds that are harmless', async () => {
  const { page, openExternal } = await started();
  const open = page.opens as unknown as (of: { url: string }) => { action: string };
  for (const url of ['https://www.ks.no/', 'mailto:post@samspel.example', 'webcal://samspel.example/api/meta/calendar'])
    expect(open({ url })).toEqual({ action: 'deny' });
  for (const url of ['file:///etc/passwd', 'smb://x/y', 'ms-msdt:/id', 'http://insecure.example', ''])
    expect(open({ url })).toEqual({ action: 'deny' });
  expect(openExternal.mock.calls.flat()).toEqual([
    'https://www.ks.no/',
    'mailto:post@samspel.example',
    'webcal://samspel.example/api/meta/calendar',
  ]);
});

test('a page of the app may open another, which is held as tightly', async () => {
  const { page, made } = await started();
  const open = page.opens as unknown as (of: { url: string }) => object;
  expect(open({ url: own })).toEqual({
    action: 'allow',
    overrideBrowserWindowOptions: { webPreferences: made[0]!.options.webPreferences },
  });
});

test('nothing is embedded', async () => {
  const { page } = await started();
  const preventDefault = vi.fn();
  page.emit('will-attach-webview', { preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
});

test.each([
  ['notifications', own, true],
  ['clipboard-sanitized-write', own, true],
  ['media', own, false],
  ['geolocation', own, false],
  ['openExternal', own, false],
  ['notifications', 'https://login.microsoftonline.com/', false],
])('%s asked for by %s is answered %s', async (permission, address, isAllowed) => {
  const { page, handlers } = await started();
  page.address = address;
  const answer = vi.fn();
  const request = handlers.get('request') as unknown as (...args: unknown[]) => void;
  request(page, permission, answer);
  expect(answer).toHaveBeenCalledExactlyOnceWith(isAllowed);
  const check = handlers.get('check') as unknown as (...args: unknown[]) => boolean;
  expect(check(page, permission, address)).toBe(isAllowed);
});

test('what could not be read at the start is asked for again five seconds later; what was replaced is not', async () => {
  const { made, page } = await started();
  vi.useFakeTimers();
  page.emit('did-fail-load', {}, -3, '', own, true);
  page.emit('did-fail-load', {}, -106, '', own, false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(made[0]!.window.loadURL).toHaveBeenCalledTimes(1);
  page.emit('did-fail-load', {}, -106, '', own, true);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(made[0]!.window.loadURL).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(made[0]!.window.loadURL).toHaveBeenCalledTimes(2);
});

test.each([
  [{}, 'SAMSPEL_URL'],
  [{ SAMSPEL_URL: 'samspel.example' }, 'SAMSPEL_URL'],
  [{ SAMSPEL_URL: 'http://samspel.example' }, 'SAMSPEL_URL'],
  [{ SAMSPEL_URL: 'file:///app' }, 'SAMSPEL_URL'],
  [{ ...settings, SAMSPEL_SIGN_IN: 'http://login.example' }, 'SAMSPEL_SIGN_IN'],
])('settings like %j say what to set', (wrong, setting) => {
  expect(() => whereFrom(wrong)).toThrow(`Set ${setting} to an address such as https://samspel.example.`);
});

test('an installation on this machine needs no https, and a sign-in elsewhere is named', () => {
  expect(whereFrom({ SAMSPEL_URL: 'http://localhost:3000/app' }).start).toBe('http://localhost:3000/app/');
  const where = whereFrom({ ...settings, SAMSPEL_SIGN_IN: 'https://id.kommune.example, https://two.example' });
  expect(['https://id.kommune.example/x', 'https://two.example/', own].every(where.mayGo)).toBe(true);
  expect(where.mayGo('https://login.microsoftonline.com/')).toBe(false);
});
