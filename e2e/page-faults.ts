/**
 * Returns the faults that axe does not look for, in the page, or only in the dialog if one is open: targets that are too small to hit, skipped
 * heading levels, errors that their field does not name, lists of nothing, names that are said twice, a page without a title or a language. Runs in the page, so it uses nothing from outside.
 */
export function pageFaults(): string[] {
  // One that covers the page without being modal has the page behind it inert too.
  const dialog = [...document.querySelectorAll('dialog:modal, dialog[data-covers]')].at(-1);
  const layer: ParentNode = document.querySelector(':popover-open:not(.ds-tooltip)') ?? dialog ?? document;
  const named = (element: Element) => element.outerHTML.slice(0, 160);
  const shown = (selector: string) =>
    [...layer.querySelectorAll(selector)].filter((element) => element.checkVisibility() && !element.closest('[inert]'));

  /** Returns the box that can be hit: of a field with its label, of a card with its link. */
  const boxOf = (element: Element): DOMRect => {
    const own = element.getBoundingClientRect();
    const label = (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect() ?? own;
    const cover = getComputedStyle(element, '::after');
    const card = cover.position === 'absolute' && cover.content !== 'none' ? element.closest('li, article') : null;
    if (card) return card.getBoundingClientRect();
    const [left, top] = [Math.min(own.left, label.left), Math.min(own.top, label.top)];
    return new DOMRect(left, top, Math.max(own.right, label.right) - left, Math.max(own.bottom, label.bottom) - top);
  };
  /** WCAG 2.5.8: 24 by 24 px, or a circle of that width around its middle that no other target reaches into; links in a sentence are exempt. */
  const tooSmall = (): Element[] => {
    const targets = shown('a[href], button, input, select, textarea, [role=tab], [role=option]')
      .filter((element) => getComputedStyle(element).display !== 'inline' || element.tagName !== 'A')
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1);
    const isCrowded = (one: (typeof targets)[number]) => {
      const [x, y] = [one.box.x + one.box.width / 2, one.box.y + one.box.height / 2];
      return targets.some(({ element, box }) => {
        const away = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
        const isKin = element === one.element || element.contains(one.element) || one.element.contains(element);
        return !isKin && away < 12;
      });
    };
    return targets
      .filter(({ box }) => Math.min(box.width, box.height) < 23.9)
      .filter(isCrowded)
      .map(({ element }) => element);
  };
  const skipped = (): Element[] => {
    const headings = shown('h1, h2, h3, h4, h5, h6');
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    const first = layer === document ? 0 : 1;
    return headings.filter((_, index) => levels[index]! > (levels[index - 1] ?? first) + 1);
  };
  const untold = (): Element[] =>
    shown('[aria-invalid=true]').filter((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      return !ids.some((id) => document.getElementById(id)?.textContent);
    });

  /** Finds lists of suggestions that hide the label of their field. */
  const hiding = (): Element[] =>
    shown('[role=combobox][aria-expanded=true]').filter((field) => {
      const list = document.getElementById(field.getAttribute('aria-controls') ?? '')?.getBoundingClientRect();
      const label = (field as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
      return list && label && label.width > 1 && list.top < label.bottom && list.bottom > label.top;
    });

  const { title, documentElement } = document;
  return [
    ...tooSmall().map((element) => `smaller than 24 px, and crowded: ${named(element)}`),
    ...skipped().map((element) => `a heading left out before: ${named(element)}`),
    ...untold().map((element) => `an error that its field does not name: ${named(element)}`),
    ...hiding().map((element) => `a list over the label of its field: ${named(element)}`),
    ...shown(':is(ul, ol, [role=list]):empty').map((element) => `a list of nothing: ${named(element)}`),
    ...shown('[title][aria-label]')
      .filter((element) => element.getAttribute('title') === element.getAttribute('aria-label'))
      .map((element) => `a name said twice: ${named(element)}`),
    ...(['', 'Samspel'].includes(title) ? [`a title that does not say where one is: «${title}»`] : []),
    ...(documentElement.lang ? [] : ['a page without a language']),
  ];
}
