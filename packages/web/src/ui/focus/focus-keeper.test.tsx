import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { onPage } from '../../core/testing/page.tsx';
import { Button } from '../base/button.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => setTimeout(work));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** Shows a list of links under a heading, each with a button that removes it. */
async function links(...titles: string[]) {
  function Links() {
    const [shown, setShown] = useState(titles);
    return (
      <main>
        <h1 tabIndex={-1}>Budsjett</h1>
        <section>
          <h2>Lenkjer</h2>
          <ul>
            {shown.map((title) => (
              <li key={title}>
                <a href="/there">{title}</a>
                <button
                  type="button"
                  aria-label={`Fjern ${title}`}
                  onClick={() => setShown(shown.filter((one) => one !== title))}
                />
              </li>
            ))}
          </ul>
        </section>
        <FocusKeeper />
      </main>
    );
  }
  const page = await onPage(<Links />);
  const remove = async (title: string) => {
    await page.perform(() => page.find('button', `Fjern ${title}`).focus());
    await page.press('button', `Fjern ${title}`);
  };
  return { remove };
}

test('a row that is removed gives the focus to the same button of the next, then of the one before, then to the heading over it', async () => {
  const { remove } = await links('Lova', 'Rettleiar', 'Skjema');
  await remove('Rettleiar');
  await expect.poll(focused).toBe('Fjern Skjema');
  await remove('Skjema');
  await expect.poll(focused).toBe('Fjern Lova');
  await remove('Lova');
  await expect.poll(focused).toBe('Lenkjer');
});

test('a button that is replaced by a section gives the focus to its heading', async () => {
  function FollowUp() {
    const [isOurs, setOurs] = useState(false);
    return (
      <div>
        <h1 tabIndex={-1}>Tilskot</h1>
        <button type="button">Rediger</button>
        {isOurs ? (
          <section>
            <h2>Saka vår</h2>
          </section>
        ) : (
          <button type="button" onClick={() => setOurs(true)}>
            Følg opp i kommunen
          </button>
        )}
        <FocusKeeper />
      </div>
    );
  }
  const page = await onPage(<FollowUp />);
  await page.perform(() => page.find('button', 'Følg opp i kommunen').focus());
  await page.press('button', 'Følg opp i kommunen');
  await expect.poll(focused).toBe('Saka vår');
});

test('whoever presses beside everything keeps no focus', async () => {
  function Gone() {
    const [isThere, setThere] = useState(true);
    return (
      <div>
        <h1 tabIndex={-1}>Budsjett</h1>
        {isThere && <input aria-label="Tittel" />}
        <button type="button" aria-label="Lukk" onClick={() => setThere(false)} />
        <FocusKeeper />
      </div>
    );
  }
  const page = await onPage(<Gone />);
  await page.perform(() => page.find('input', 'Tittel').focus());
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await page.perform(() => (document.activeElement as HTMLElement).blur());
  await page.press('button', 'Lukk');
  await new Promise((done) => setTimeout(done, 20));
  expect(document.activeElement).toBe(document.body);
});

test('a dialog whose opener is gone returns the focus to what took its place', async () => {
  function Asked({ onClose }: { onClose: () => void }) {
    useRestoreFocus();
    return <button type="button" aria-label="Slett" onClick={onClose} />;
  }
  function Files() {
    const [files, setFiles] = useState(['Plan.pdf', 'Prisar.txt']);
    const [asked, setAsked] = useState<string>();
    return (
      <div>
        <h1 tabIndex={-1}>Budsjett</h1>
        <ul>
          {files.map((file) => (
            <li key={file}>
              <button type="button" aria-label={`Slett ${file}`} onClick={() => setAsked(file)} />
            </li>
          ))}
        </ul>
        {asked && (
          <Asked
            onClose={() => {
              setFiles(files.filter((file) => file !== asked));
              setAsked(undefined);
            }}
          />
        )}
      </div>
    );
  }
  const page = await onPage(<Files />);
  await page.perform(() => page.find('button', 'Slett Plan.pdf').focus());
  await page.press('button', 'Slett Plan.pdf');
  await page.press('button', 'Slett');
  await expect.poll(focused).toBe('Slett Prisar.txt');
});

test('a button that is busy keeps the focus and ignores clicks', async () => {
  const press = vi.fn();
  const page = await onPage(
    <Button isBusy onClick={press}>
      Følg
    </Button>,
  );
  const button = page.find<HTMLButtonElement>('button', 'Følg');
  await page.press('button', 'Følg');
  expect(press).not.toHaveBeenCalled();
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
});
