import type { Visitor } from './browser.ts';

/** Brings the tools of a ring into sight: by finger they are behind a button at the end of its line, with a mouse they come by themselves. */
export async function openRingTools({ button }: Visitor, ring: string): Promise<void> {
  const unfold = button('wheel.legend.tools', { ring });
  await unfold.waitFor({ state: 'attached' });
  if (!(await unfold.isVisible())) return;
  if ((await unfold.getAttribute('aria-expanded')) === 'false') await unfold.click();
}
