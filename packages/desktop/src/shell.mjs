/** What the installation's own pages may ask of the machine; other pages may ask for nothing. */
const allowed = ['notifications', 'clipboard-sanitized-write', 'fullscreen'];

/** Milliseconds before the first page is requested again if it could not be read. */
const tryAgainAfter = 5_000;

/** Chromium's number for a load that a newer one replaced. */
const replaced = -3;

/** Isolates pages: no Node, a sandboxed process, and a JavaScript world of their own. */
const webPreferences = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webviewTag: false,
  webSecurity: true,
};

/**
 * Opens Samspel in its own window, only once on a machine: a second start brings the first one to the front.
 * @param {typeof import('electron')} electron
 * @param {ReturnType<typeof import('./where.mjs').whereFrom>} where
 */
export async function startShell(electron, where) {
  const { app, BrowserWindow } = electron;
  if (!app.requestSingleInstanceLock()) return app.quit();
  app.on('web-contents-created', (_event, contents) => guard(contents, electron, where));
  app.on('window-all-closed', () => app.quit());
  await app.whenReady();
  guardSession(electron.session.defaultSession, where);
  const window = new BrowserWindow({ width: 1_280, height: 860, autoHideMenuBar: true, webPreferences });
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
  });
  const open = () => window.loadURL(where.start).catch(() => undefined);
  window.webContents.on('did-fail-load', (_event, code, _why, _address, isMain) => {
    if (isMain && code !== replaced) setTimeout(open, tryAgainAfter);
  });
  await open();
}

/**
 * Keeps a page where it may be: the window stays in the app and its sign-in, links elsewhere open in the machine's own programs, and nothing is
 * embedded.
 * @param {import('electron').WebContents} contents
 * @param {typeof import('electron')} electron
 * @param {ReturnType<typeof import('./where.mjs').whereFrom>} where
 */
function guard(contents, { shell }, where) {
  /** @param {string} address */
  const openOutside = (address) => {
    if (where.mayOpen(address)) void shell.openExternal(address);
  };
  /** @param {Pick<import('electron').Event<import('electron').WebContentsWillNavigateEventParams>, 'url' | 'isMainFrame' | 'preventDefault'>} going */
  const keep = (going) => {
    if (!going.isMainFrame || where.mayGo(going.url)) return;
    going.preventDefault();
    openOutside(going.url);
  };
  contents.on('will-navigate', keep);
  contents.on('will-redirect', keep);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (where.mayGo(url)) return { action: 'allow', overrideBrowserWindowOptions: { webPreferences } };
    openOutside(url);
    return { action: 'deny' };
  });
}

/**
 * Lets only the installation's own pages ask for permissions, and only for those that the app uses.
 * @param {import('electron').Session} session
 * @param {ReturnType<typeof import('./where.mjs').whereFrom>} where
 */
function guardSession(session, where) {
  session.setPermissionRequestHandler((contents, permission, answer) =>
    answer(allowed.includes(permission) && where.isOwn(contents.getURL())),
  );
  session.setPermissionCheckHandler(
    (_contents, permission, origin) => allowed.includes(permission) && where.isOwn(origin),
  );
}
