import type { Page, Response } from 'playwright-core';
import { untilQuiet } from './quiet.ts';

/** What is pressed: all that acts, and no link, since that only leads to another page. */
const pressed = 'button, summary, [role=button], [role=tab]';

/** Milliseconds within which a press must have done something; a slow and busy machine takes some seconds. */
const patience = 20_000;

/** What was pressed already, by kind: the frame of all pages is pressed once, and so is what each row of a list has. */
export type Pressed = Set<string>;

/**
 * Presses the buttons of a page by Enter, one of each kind, and returns the faults: those that change nothing that a person notices or lose the focus,
 * errors of the page, and answers that refuse something of which the page says nothing.
 * @param skip matches names of buttons that are not pressed
 */
export async function pressEveryButton(page: Page, path: string, skip: RegExp, seen: Pressed): Promise<string[]> {
  const faults: string[] = [];
  let last = 'opened';
  const fault = (what: string) => faults.push(`${path}, ${last}: ${what}`);
  const hearError = (error: Error) => fault(error.message);
  const refused: Response[] = [];
  const hearAnswer = (answer: Response) => {
    if (answer.status() >= 400) refused.push(answer);
  };
  let leaves = 0;
  const hearLeaving = () => {
    leaves += 1;
  };
  page.on('pageerror', hearError);
  page.on('response', hearAnswer);
  page.on('download', hearLeaving);
  page.on('filechooser', hearLeaving);
  const open = async () => {
    await page.goto(`/app${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await untilQuiet(page);
  };
  await open();
  for (;;) {
    const next = await page.evaluate(focusNext, { pressed, skip: skip.source, seen: [...seen] });
    if (!next) break;
    seen.add(next.kind);
    last = `«${next.name}»`;
    await page.keyboard.press('Enter');
    const isNoticed = async () => leaves > 0 || (await page.evaluate(noticed, next.before).catch(() => true));
    if (!(await comes(page, isNoticed))) fault('nothing that a person notices');
    // On it, on its successor, or on a heading that says where one is.
    if (!(await comes(page, () => page.evaluate(hasFocus).catch(() => false)))) fault('the focus is lost');
    for (const answer of refused.splice(0)) {
      const said = page.locator('[role=alert], [data-sonner-toast], [aria-invalid=true]').first();
      if (!(await comes(page, () => said.isVisible()))) fault(`${answer.status()} of ${answer.url()}, unsaid`);
    }
    leaves = 0;
    if (!(await isBack(page, next.place))) await open();
  }
  page.off('pageerror', hearError);
  page.off('response', hearAnswer);
  page.off('download', hearLeaving);
  page.off('filechooser', hearLeaving);
  return faults;
}

/** Whether something becomes true while a person would wait for it. */
async function comes(page: Page, isTrue: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + patience;
  while (!(await isTrue())) {
    if (Date.now() > until) return false;
    await page.waitForTimeout(30);
  }
  return true;
}

/** Whether something on the page has the focus; a page that was loaded anew, as by a step back, is read from its top. Runs in the page. */
const hasFocus = () => !('isPressed' in window) || ![null, document.body].includes(document.activeElement as never);

/**
 * Focuses the next button that a person can press and whose kind was not pressed; returns what a person noticed before. Its kind is its words, without
 * numbers; in a row, where words name the row, it is its picture and its style. Runs in the page.
 */
function focusNext({ pressed, skip, seen }: { pressed: string; skip: string; seen: string[] }) {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  for (const button of top.querySelectorAll<HTMLElement>(pressed)) {
    const isThere = button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert], [popover]');
    // The chosen one of several, as a tab: pressing it again changes nothing.
    const isOfSeveral = button.parentElement?.matches('[role=group]:has(> [aria-pressed=false])');
    const isChosen = isOfSeveral && button.ariaPressed === 'true';
    if (!isThere || isChosen || button.matches(':disabled, [aria-disabled=true], [aria-selected=true]')) continue;
    const name = (button.ariaLabel ?? (button.textContent?.trim() || button.title)).trim();
    const isInRow = button.closest('li, tr, [role=row], [role=grid]') !== null;
    const picture = button.querySelector('path')?.getAttribute('d') ?? '';
    const kind = isInRow ? `${button.role} ${button.className} ${picture}` : name.replaceAll(/\d+/g, '#');
    if (seen.includes(kind) || new RegExp(skip).test(name)) continue;
    button.focus();
    const { see } = Object.assign(window, { isPressed: true }) as never as { see: () => string };
    return { name, kind, before: see(), place: location.pathname };
  }
  return null;
}

/** Whether a person notices something other than before; runs in the page. */
const noticed = (before: string) => {
  const { see } = window as never as { see?: () => string };
  return see === undefined || see() !== before;
};

/** Closes what has opened, and returns whether the page is then as it was: where it was, with nothing open, and nothing refused in its fields. */
async function isBack(page: Page, place: string): Promise<boolean> {
  const isOpen = () => page.evaluate(() => document.querySelector('dialog[open]') !== null).catch(() => false);
  for (let tries = 0; (await isOpen()) && tries < 10; tries += 1) {
    if (tries % 5 === 0) await page.keyboard.press('Escape');
    await page.waitForTimeout(30);
  }
  return page.evaluate(isAsItWas, place).catch(() => false);
}

/** Whether the page is as it was; what can be closed by pressing outside is closed. Runs in the page. */
function isAsItWas(place: string): boolean {
  if (location.pathname !== place || document.querySelector('dialog[open], [aria-invalid=true]')) return false;
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open:not(.ds-tooltip)')) popover.hidePopover();
  return true;
}

/** Gives the pages what a person notices of them as text: words, values and states, what is open, and where it is scrolled to. */
export const letSee = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const states = ['pressed', 'expanded', 'selected', 'checked', 'current', 'sort', 'invalid', 'busy'];
    const see = () => {
      const stated = document.querySelectorAll<HTMLElement>(states.map((state) => `[aria-${state}]`).join());
      const said = [...stated].map((one) => states.map((state) => one.getAttribute(`aria-${state}`)).join());
      const open = document.querySelectorAll('dialog[open], details[open], :popover-open:not(.ds-tooltip)').length;
      const fields = [...document.querySelectorAll('input')].map(({ value, checked }) => `${value}${checked}`);
      const look = document.documentElement.getAttribute('data-color-scheme');
      const scrolled = [...document.querySelectorAll('*')].map((one) => one.scrollLeft + one.scrollTop).filter(Boolean);
      return [location.href, document.body.innerText, said, open, fields, look, window.scrollY, scrolled].join(' ');
    };
    // A tooltip comes with the focus, not with the press.
    const style = new CSSStyleSheet();
    style.replaceSync('.ds-tooltip { display: none !important }');
    document.adoptedStyleSheets.push(style);
    Object.assign(window, { see });
  });
