/** The attributes of a shape; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * Returns the markup of a shape. Hundreds of shapes that stay the same until the next layout are drawn faster so than as an element each. Every value
 * is escaped, since titles come from people; `inside` is not.
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

/** Changes a shape from its present attributes to others, touching only differences. */
export function reshape(element: Element, before: Attributes, after: Attributes): void {
  for (const key in { ...before, ...after }) {
    const value = after[key];
    if (value === before[key]) continue;
    if (value === undefined) element.removeAttribute(key);
    else element.setAttribute(key, String(value));
  }
}
