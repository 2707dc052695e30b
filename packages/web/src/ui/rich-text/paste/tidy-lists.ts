/**
 * Puts lists in order that other programs write in ways of their own: Google Docs has a deeper list beside its item instead of in it, and Word in
 * the browser a list of its own for each item.
 */
export function tidyLists(body: HTMLElement): void {
  joinWrapped(body);
  for (const inner of [...body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')]) {
    const item = inner.previousElementSibling;
    if (item?.tagName === 'LI') item.append(inner);
  }
}

/** Word in the browser wraps each item in a block and a list. The items of one list become one, the deeper ones in the item before them. */
function joinWrapped(body: HTMLElement): void {
  for (const wrapper of [...body.querySelectorAll('.ListContainerWrapper')]) {
    const list = wrapper.querySelector('ul, ol');
    if (!list) continue;
    const before = wrapper.previousElementSibling;
    wrapper.replaceWith(list);
    if (before instanceof HTMLElement && /^[UO]L$/.test(before.tagName)) append(before, list);
  }
}

const levelOf = (list: Element): number => Number(list.querySelector('li')?.getAttribute('data-aria-level') ?? 1);

/** Appends the items of a list to the one before it, at their level; leaves it where it is if it is another kind of list. */
function append(before: HTMLElement, list: Element): void {
  let into: Element = before;
  for (let level = 1; level < levelOf(list); level += 1) {
    const item = into.lastElementChild;
    if (!item) break;
    const inner = item.lastElementChild;
    if (inner && /^[UO]L$/.test(inner.tagName)) into = inner;
    else {
      item.append(list);
      return;
    }
  }
  if (into.tagName !== list.tagName) return;
  into.append(...list.children);
  list.remove();
}
