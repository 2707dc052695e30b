/** What is on the clipboard and not to be read: code, and what an author deleted while changes were tracked. */
const never = 'style, script, template, title, meta, link, noscript, del[datetime], del[cite], [class~="msoDel"]';

/** Whether an element is hidden by its own style. Word writes a style of its own for its hidden text. */
const isHidden = (element: Element): boolean =>
  /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i.test(
    element.getAttribute('style') ?? '',
  ) || element.hasAttribute('hidden');

/** Leaves out what the sender’s program does not show either. */
export function leaveOutUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll(never)) element.remove();
  for (const element of body.querySelectorAll('[style], [hidden]')) if (isHidden(element)) element.remove();
}
