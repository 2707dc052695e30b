/** The longest content line of iCalendar, in octets without its line break (RFC 5545 §3.1). */
const lineOctets = 75;
const lineBreak = '\r\n';

/** A property of iCalendar: its name with parameters, and its value as it is written in the file. */
export type Property = readonly [name: string, value: string];

/** A component, such as a VEVENT, with its properties and the components in it. */
export type Component = { name: string; properties: readonly Property[]; components?: readonly Component[] };

/** Writes a component as text/calendar: CRLF, lines folded at 75 octets between characters (RFC 5545 §3.1). */
export function writeComponent({ name, properties, components = [] }: Component): string {
  const lines = [`BEGIN:${name}`, ...properties.map(([property, value]) => `${property}:${value}`)];
  const inner = components.map(writeComponent).join('');
  return `${lines.map(foldLine).join(lineBreak)}${lineBreak}${inner}END:${name}${lineBreak}`;
}

/** Escapes a text value (RFC 5545 §3.3.11). Control characters, which the standard forbids, are left out. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= lineOctets) return line;
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > lineOctets) {
      pieces.push(piece);
      piece = '';
      octets = 1; // the space that begins a continued line
    }
    piece += character;
    octets += more;
  }
  return [...pieces, piece].join(`${lineBreak} `);
}
