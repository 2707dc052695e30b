import { createReadStream } from 'node:fs';
import { Refusal } from '@samspel/domain/refusal';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** Elements with which a drawing runs a program or shows a page. */
const active = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener']);

/** Throws `file.mismatch` if a file is not a drawing (SVG), `file.script` if it runs a program or fetches one. */
export async function checkDrawing(path: string): Promise<void> {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', mismatch);
  parser.on('doctype', (doctype) => void (/<!ENTITY/i.test(doctype) && mismatch()));
  parser.on('opentag', (tag) => {
    if (depth === 0 && bareName(tag.name) !== 'svg') mismatch();
    if (isActive(tag)) throw new Refusal('file.script', 'file');
    depth += 1;
  });
  const letters = new TextDecoder();
  for await (const chunk of createReadStream(path)) parser.write(letters.decode(chunk, { stream: true }));
  parser.close();
  if (depth === 0) mismatch();
}

function isActive({ name, attributes }: SaxesTagPlain): boolean {
  const isHandler = ([attribute]: [string, string]) => /^on/i.test(bareName(attribute));
  const isProgram = ([, value]: [string, string]) => /^\s*(javascript|data:text)/i.test(value.replace(/[\s\0]/g, ''));
  return active.has(bareName(name)) || Object.entries(attributes).some((one) => isHandler(one) || isProgram(one));
}

/** A name without the prefix of its namespace, in lower case. */
const bareName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

function mismatch(): never {
  throw new Refusal('file.mismatch', 'file');
}
