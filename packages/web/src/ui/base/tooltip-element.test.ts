// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { tooltipElement } from './tooltip-element.ts';

/** Shows a tooltip with the name of `button`. */
function shownFor(button: Element) {
  const tooltip = tooltipElement();
  const hidePopover = vi.fn();
  Object.assign(tooltip, { hidePopover });
  tooltip.dispatchEvent(new CustomEvent('ds-toggle-source', { detail: button }));
  return { tooltip, hidePopover };
}

const settled = () => new Promise((done) => setTimeout(done, 20));

it('a tooltip leaves the page with its button, and not before', async () => {
  const row = document.body.appendChild(document.createElement('p'));
  const button = row.appendChild(document.createElement('button'));
  const other = document.body.appendChild(document.createElement('p'));
  const { hidePopover } = shownFor(button);
  other.remove();
  await settled();
  expect(hidePopover).not.toHaveBeenCalled();
  row.remove();
  await settled();
  expect(hidePopover).toHaveBeenCalledOnce();
});

it('a tooltip of a button that was pressed away before it came is hidden at once', () => {
  expect(shownFor(document.createElement('button')).hidePopover).toHaveBeenCalledOnce();
});

it('a tooltip goes on following its button once it is open', () => {
  const button = document.body.appendChild(document.createElement('button'));
  const { tooltip } = shownFor(button);
  const follow = vi.fn();
  document.addEventListener('ds-toggle-source', (event) => follow((event as CustomEvent).detail));
  document.body.append(tooltip);
  tooltip.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(follow.mock.calls).toEqual([[button]]);
  tooltip.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  expect(follow).toHaveBeenCalledOnce();
});
