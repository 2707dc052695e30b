import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

/** Milliseconds that a window has to answer: one that hangs is said to hang. */
const patience = 3_000;

/** If the test fails, its message says where the window stood: its address, heading, and what it warned of. Called once for each window of a test. */
export function sayWhereItStood(page: Page): void {
  onTestFailed(async ({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (!error || page.isClosed()) return;
    const [first, ...rest] = error.message.split('\n');
    error.message = [`${first} [${await stateOf(page)}]`, ...rest].join('\n');
  });
}

const stateOf = (page: Page): Promise<string> =>
  Promise.race([
    page.evaluate(describeWindow).catch((problem) => `unreadable: ${String(problem).slice(0, 80)}`),
    new Promise<string>((done) => {
      setTimeout(done, patience, 'hangs');
    }),
  ]);

/** Runs in the page. */
function describeWindow(): string {
  const wordsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => (one.textContent ?? '').trim().slice(0, 120)).filter(Boolean);
  const parts = {
    heading: wordsOf('h1'),
    dialog: wordsOf('dialog[open] :is(h1, h2)'),
    alert: wordsOf('[role="alert"]'),
    toast: wordsOf('[data-sonner-toast]'),
    waits: wordsOf('[aria-busy="true"]').length > 0 ? ['yes'] : [],
  };
  const said = Object.entries(parts).flatMap(([name, words]) =>
    words.length > 0 ? `${name}: ${words.join(' | ')}` : [],
  );
  return [location.pathname + location.search, ...said].join('; ');
}
