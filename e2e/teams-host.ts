import type { BrowserContext } from 'playwright-core';

/** The address at which Teams shows apps. */
const teams = 'https://teams.microsoft.com/journey';

/**
 * Opens a tab of Teams, whose page shows an address of Samspel in a frame. Test machines have no Teams, so the host sends the messages of Microsoft's
 * library as Teams does: it says who it is, which theme it has, and opens the window for signing in.
 */
export async function openInTeams(context: BrowserContext, src: string, theme: 'default' | 'dark') {
  await context.route(`${teams}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="nn"><title>Teams</title><body style="margin:0">
        <iframe src="${src}" title="Samspel" style="width:100vw;height:100vh;border:0"></iframe>
        <script>(${host})(${JSON.stringify({ theme })})</script></body></html>`,
    }),
  );
  const page = await context.newPage();
  await page.goto(teams);
  return { page, frame: page.frameLocator('iframe') };
}

/** Runs in the page of the host, so it uses nothing from outside. */
function host({ theme }: { theme: string }): void {
  type Message = { id: number; uuidAsString?: string; func: string; args: unknown[] };
  let asked: { to: Window; message: Message } | undefined;
  const answer = (to: Window, { id, uuidAsString }: Message, args: unknown[]) =>
    to.postMessage({ id, uuidAsString, args }, '*');
  const runtime = JSON.stringify({ apiVersion: 4, isLegacyTeams: false, supports: {} });
  window.addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
    const from = source as Window;
    const isFrame = from === document.querySelector('iframe')!.contentWindow;
    switch (data.func) {
      case 'initialize':
        return answer(from, data, [isFrame ? 'content' : 'authentication', 'web', runtime, '2.58.0']);
      case 'getContext':
        return answer(from, data, [{ theme, entityId: 'samspel', locale: 'nb-no' }]);
      case 'authentication.authenticate':
        asked = { to: from, message: data };
        return void window.open(String(data.args[0]), 'sign-in', 'width=600,height=640');
      case 'authentication.authenticate.success':
        return answer(asked!.to, asked!.message, [true, data.args[0]]);
    }
  });
}
