/** What a shape is written with; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * A shape as a page has it written: what stays the same until another layout is drawn comes faster so, hundreds of shapes at once, than as an
 * element each. Every value is escaped, for titles come from people; what is inside is not.
 */
export function shape(name: string, attributes: Attributes, inside = ''): string {
  let written = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) written += ` ${key}="${typeof value === 'string' ? escaped(value) : value}"`;
  }
  return `${written}>${inside}</${name}>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!) : text;
}

/** Brings a shape from the attributes that it has to others, and touches only what differs. */
export function reshape(element: Element, before: Attributes, after: Attributes): void {
  for (const key in { ...before, ...after }) {
    const value = after[key];
    if (value === before[key]) continue;
    if (value === undefined) element.removeAttribute(key);
    else element.setAttribute(key, String(value));
  }
}
