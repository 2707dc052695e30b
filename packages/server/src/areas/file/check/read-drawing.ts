import { closeSync, openSync, readSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { bareName, fetches, runs, stylesFetch } from './drawing-content.ts';

/**
 * The most that a drawing may consist of. A map of a municipality with every property has some 100,000 elements, and drawing programs nest
 * some 30 groups; what has more is made to take the memory of whoever reads it.
 */
const limits = { elements: 250_000, depth: 256, attributes: 256, name: 1_000 } as const;

/** Why a drawing is refused. */
export type DrawingFault = 'file.mismatch' | 'file.script' | 'file.fetches' | 'file.tooComplex';

/** A reason to read no further. */
class Fault extends Error {
  readonly code: DrawingFault;
  constructor(code: DrawingFault) {
    super(code);
    this.code = code;
  }
}

/**
 * Reads a drawing (SVG) block by block, and stops where it is none, runs a program, fetches something, or exceeds the limits. Returns why, or
 * null if it may be kept.
 */
export function readDrawing(path: string): DrawingFault | null {
  const file = openSync(path, 'r');
  try {
    const parser = makeParser();
    const letters = new TextDecoder();
    const block = Buffer.allocUnsafe(65_536);
    const next = () => readSync(file, block, 0, block.length, null);
    for (let bytes = next(); bytes > 0; bytes = next())
      parser.write(letters.decode(block.subarray(0, bytes), { stream: true }));
    parser.close();
    return null;
  } catch (error) {
    if (error instanceof Fault) return error.code;
    throw error;
  } finally {
    closeSync(file);
  }
}

function makeParser(): SaxesParser {
  const parser = new SaxesParser();
  const seen = { elements: 0, attributes: 0 };
  const refuseIf = (isSo: boolean, code: DrawingFault) => {
    if (isSo) throw new Fault(code);
  };
  /** The names of the open elements, to know whether a text is one of styles. */
  const open: string[] = [];
  const readText = (text: string) => refuseIf(open.at(-1) === 'style' && stylesFetch(text), 'file.fetches');

  parser.on('error', () => refuseIf(true, 'file.mismatch'));
  parser.on('doctype', (doctype) => refuseIf(/<!ENTITY/i.test(doctype), 'file.mismatch'));
  parser.on('processinginstruction', ({ target }) => refuseIf(/^xml-stylesheet$/i.test(target), 'file.script'));
  parser.on('opentagstart', ({ name }) => {
    seen.elements += 1;
    seen.attributes = 0;
    const isTooMany = seen.elements > limits.elements || open.length >= limits.depth;
    refuseIf(isTooMany || name.length > limits.name, 'file.tooComplex');
  });
  parser.on('attribute', ({ name }) => {
    seen.attributes += 1;
    refuseIf(seen.attributes > limits.attributes || name.length > limits.name, 'file.tooComplex');
  });
  parser.on('opentag', (tag) => {
    refuseIf(open.length === 0 && bareName(tag.name) !== 'svg', 'file.mismatch');
    refuseIf(runs(tag), 'file.script');
    refuseIf(fetches(tag), 'file.fetches');
    open.push(bareName(tag.name));
  });
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('closetag', () => open.pop());
  parser.on('end', () => refuseIf(seen.elements === 0, 'file.mismatch'));
  return parser;
}
