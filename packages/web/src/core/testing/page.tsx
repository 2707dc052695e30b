import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router';
import { onTestFinished } from 'vitest';
import { Around } from './around.tsx';
import { settled } from './settled.ts';

/** A part of a page that is shown: its content, and what a person can do with it. */
export interface ShownPage {
  /** All text that can be read. */
  text: () => string;
  /** The names of all elements of a kind, such as `button`. */
  names: (kind: string) => string[];
  /** The one element of a kind with this name. Throws Error if there is not exactly one. */
  find: <Kind extends HTMLElement = HTMLElement>(kind: string, name: string) => Kind;
  press: (kind: string, name: string) => Promise<void>;
  /** Writes in the field with this label. */
  write: (label: string, value: string) => Promise<void>;
  /** Presses a key where the focus is. */
  key: (key: string) => Promise<void>;
  /** Does anything else, and waits until the page has settled. */
  perform: (action: () => unknown) => Promise<void>;
  /** Shows the part in another state. */
  show: (part: ReactNode) => Promise<void>;
}

/**
 * Shows a part of a page, in Nynorsk, until the test is finished. Stub `fetch` to answer for the server.
 * @param elsewhere pages that its links may lead to; all others show the same part
 */
export async function onPage(part: ReactNode, address?: string, elsewhere?: RouteObject[]): Promise<ShownPage> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  const perform = async (action: () => unknown) => {
    await act(async () => {
      action();
      await settled();
    });
    // What was drawn when that ended has asked the server since.
    await act(settled);
  };
  const show = (part: ReactNode) => perform(() => root.render(<Around {...{ address, elsewhere }}>{part}</Around>));
  const all = (kind: string) => [...place.querySelectorAll<HTMLElement>(kind)];
  const find = <Kind extends HTMLElement>(kind: string, name: string) => {
    const found = all(kind).filter((element) => nameOf(element) === name);
    if (found.length !== 1)
      throw new Error(`${found.length} ${kind} are named ${name}; there: ${all(kind).map(nameOf)}`);
    return found[0] as Kind;
  };
  await show(part);
  return {
    text: () => place.textContent,
    names: (kind) => all(kind).map(nameOf),
    find,
    press: (kind, name) => perform(() => find(kind, name).click()),
    write: (label, value) => perform(() => type(find<HTMLInputElement>('input, textarea, select', label), value)),
    key: (key) =>
      perform(() => {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      }),
    perform,
    show,
  };
}

/** Returns what a screen reader calls an element: its label, or its text. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const labels = (element as HTMLInputElement).labels;
  const named = labels?.length ? labels[0]! : element;
  return named.textContent.trim();
}

/** Sets a value as typing does, so that React notices it. */
function type(field: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
