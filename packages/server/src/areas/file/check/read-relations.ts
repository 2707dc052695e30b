import { SaxesParser } from 'saxes';

/**
 * What a file of Office loads when it is opened, without being asked: a template, an object, a part of another document. Pictures and links may be
 * elsewhere, since honest files have many.
 */
const loaded = new Set(['attachedtemplate', 'oleobject', 'package', 'frame', 'subdocument', 'afchunk', 'control']);

/** The most attributes of an element, and the most elements within one another; a relation has four, and lies in one. */
const most = { attributes: 50, depth: 20 };

/** Why relations are refused. */
type RelationFault = 'file.mismatch' | 'file.fetches';

/** Reads relations of the parts of a file of Office. Returns `file.fetches` if one loads something from an address on the net, or null. */
export function readRelations(relations: readonly Uint8Array[]): RelationFault | null {
  let fault: RelationFault | null = null;
  for (const bytes of relations) {
    const parser = new SaxesParser();
    let [depth, attributes] = [0, 0];
    const stop = (why: RelationFault) => {
      fault ??= why;
      throw new Error(why);
    };
    parser.on('error', () => stop('file.mismatch'));
    parser.on('opentagstart', () => {
      attributes = 0;
      depth += 1;
      if (depth > most.depth) stop('file.mismatch');
    });
    parser.on('attribute', () => {
      attributes += 1;
      if (attributes > most.attributes) stop('file.mismatch');
    });
    parser.on('opentag', ({ attributes: { Type = '', TargetMode = '', Target = '' } }) => {
      const kind = Type.split('/').at(-1)!.toLowerCase();
      const isOutside = TargetMode.toLowerCase() === 'external';
      if (isOutside && loaded.has(kind) && isOnTheNet(Target)) stop('file.fetches');
    });
    parser.on('closetag', () => {
      depth -= 1;
    });
    try {
      parser.write(decode(bytes)).close();
    } catch (error) {
      if (fault) return fault;
      throw error;
    }
  }
  return null;
}

/** XML is in UTF-8, or in UTF-16 with a mark of the order of its bytes. */
function decode(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(bytes);
}

/** Whether an address leads out on the net; drives and shares of one's own do not. */
const isOnTheNet = (target: string) => /^\s*(?!file:)[a-z][a-z0-9+.-]+:/i.test(target);
