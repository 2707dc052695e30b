/**
 * What a page is made of, for the checks that look at each kind of part once in a run. These functions run in the page, so they use nothing from outside.
 */

/** For every element of a page in document order: the hash of its shape, and of its look if it shows text. */
export type Parts = { shapes: string[]; looks: string[] };

/**
 * Returns what axe judges each element by. Its **shape** is where it is, its attributes and the kinds of its children, but not the wording of texts, only
 * whether there is one, and whether what it points at is there. Its **look** is its
 * colours, size and weight, and the classes and backgrounds of all that it is in.
 */
export function partsOf(): Parts {
  const hashOf = (text: string): string => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      a = Math.imul(a ^ code, 2_654_435_761);
      b = Math.imul(b ^ code, 1_597_334_677);
    }
    a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
    b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
    return (4_294_967_296 * (2_097_151 & b) + (a >>> 0)).toString(36);
  };
  /** Attributes whose value says what an element is, and those of them that are words or numbers. Of all others only the name counts. */
  const telling = /^(class|role|type|tabindex|lang|dir|scope|autocomplete|aria-.*)$/;
  const worded =
    /^aria-(label|description|roledescription|placeholder|value.*|(row|col)(count|index|span)|posinset|setsize)$/;
  /** Attributes that name other elements. */
  const pointing =
    /^(aria-(labelledby|describedby|controls|owns|activedescendant|errormessage|details)|for|list|headers)$/;
  const isThere = (id: string) => Number(Boolean(document.getElementById(id)?.textContent?.trim()));
  const attributeOf = ({ name, value, ownerElement }: Attr): string => {
    if (pointing.test(name)) return `${name}=${value.split(' ').map(isThere)}`;
    const isTelling = telling.test(name) && !worded.test(name);
    return `${name}=${isTelling || ownerElement?.localName === 'meta' ? value : Boolean(value.trim())}`;
  };
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  /** Whether the name of a control has the words that are shown on it; the name itself of other parts, which two may not share. */
  const nameOf = (element: Element): string | boolean => {
    const name = plain(element.getAttribute('aria-label'));
    const isControl = element.matches('a, button, input, label, select, summary, textarea, [role], svg *');
    return isControl ? name.includes(plain(element.textContent)) : name;
  };
  /** Ids and landmarks that another element has too. */
  const landmark = 'nav, section, aside, header, footer, main, form, search, [role]';
  const markOf = (element: Element) =>
    [element.localName, element.role, plain(element.getAttribute('aria-label'))].join(' ');
  const all = [...document.querySelectorAll('[id]')].map(({ id }) => `#${id}`);
  all.push(...[...document.querySelectorAll(landmark)].map(markOf));
  const once = new Set<string>();
  const doubled = new Set(all.filter((one) => once.size === once.add(one).size));
  const isDoubled = (element: Element) =>
    doubled.has(`#${element.id}`) || (element.matches(landmark) && doubled.has(markOf(element)));
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && Boolean(node.data.trim()));
  // The colours are then the person's own.
  const isForced = matchMedia('(forced-colors: active)').matches;
  const parts: Parts = { shapes: [], looks: [] };
  const walk = (element: Element, within: string, behind: string): void => {
    const { checked, value, labels } = element as HTMLInputElement;
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isOpen = element.matches(':popover-open, :modal');
    const flags = [isSeen, isOpen, checked, Boolean(value), element.matches(':focus'), isDoubled(element)];
    const label = [...(labels ?? [])].map((one) => Boolean(one.textContent?.trim()));
    const children = [...new Set([...element.children].map((one) => `${one.localName} ${one.getAttribute('role')}`))];
    const role = `${element.localName} ${['class', 'role', 'aria-hidden', 'inert'].map((one) => element.getAttribute(one))}`;
    const own = [...element.attributes].map(attributeOf).toSorted().join(' ');
    const shown = [...flags, ...label, hasText(element)].map(Number);
    parts.shapes.push(hashOf([within, role, own, shown, children.toSorted(), nameOf(element)].join(' ')));
    const style = getComputedStyle(element);
    const isOff = [element, (element as HTMLLabelElement).control].some((one) =>
      one?.matches(':disabled, [aria-disabled=true]'),
    );
    const ground = [style.backgroundColor, style.backgroundImage, style.opacity, style.position, isOff];
    const on = hashOf([behind, role, ...ground].join(' '));
    const ink = [style.color, style.fill, style.fontSize, style.fontWeight, style.textShadow];
    parts.looks.push(isSeen && !isForced && (hasText(element) || value) ? hashOf(['look', on, ...ink].join(' ')) : '');
    const place = hashOf(`${within} ${role}`);
    for (const child of element.children) walk(child, place, on);
  };
  const { lang, dataset } = document.documentElement;
  const { innerWidth } = window;
  walk(document.documentElement, `${lang} ${isForced} ${innerWidth}`, `${dataset.colorScheme} ${innerWidth}`);
  return parts;
}

/**
 * Returns what decides whether a page fits a narrow window: at its address, in its language and with what is open over it, each heading, and each
 * kind of element with what it is in and what it follows. How many there are of each, and with which text, does not count.
 */
export function kindsOf(): string[] {
  const plain = (text: string) => text.replaceAll(/\s+|\d+/g, '0');
  const open = [...document.querySelectorAll(':modal, :popover-open:not(.ds-tooltip)')].map((one) => one.className);
  const place = [document.documentElement.lang, plain(location.pathname), ...open].join(' ');
  const kindOf = (element: Element | null) =>
    `${element?.localName}.${element?.getAttribute('class')}.${element?.role}`;
  const kinds = [...document.querySelectorAll('body *')].map((one) =>
    [one.parentElement, one.previousElementSibling, one].map(kindOf).join(' '),
  );
  const headings = [...document.querySelectorAll('h1, h2')].map((one) => one.textContent);
  return [...new Set([...headings, ...kinds, ''].map((one) => plain(`${place} ${one}`)))];
}
