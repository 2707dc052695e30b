import { describe, expect, it } from 'vitest';
import { beginsAs } from './begins-as.ts';
import type { FileTypeName } from './file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (text: string) => Uint8Array.from(text.match(/../g)!, (pair) => Number.parseInt(pair, 16));
const container = hex('d0cf11e0a1b11ae1');
const zip = hex('504b030414000600');
const jpeg = hex('ffd8ffe000104a46');
const png = hex('89504e470d0a1a0a');

describe('a file begins', () => {
  it.each<[FileTypeName, string, Uint8Array]>([
    ['pdf', 'a program', bytes('MZ\x90\0')],
    ['pdf', 'a page of the web', bytes('<html>')],
    ['jpeg', 'another picture', png],
    ['png', 'another picture', jpeg],
    ['doc', 'a new document', zip],
    ['docx', 'text', bytes('Kjære alle')],
    ['docx', 'a PDF', bytes('%PDF-1.7')],
    ['svg', 'text', bytes('Kjære alle')],
    ['svg', 'a picture', png],
    ['txt', 'a program', bytes('MZ\x90\0\x03')],
    ['txt', 'half a letter of UTF-16 alone', hex('fffe3dd84100')],
    ['txt', 'a packed file', zip],
    ['txt', 'a PDF without a byte that no text has', bytes('%PDF-1.7\n1 0 obj')],
    ['txt', 'a PDF after a mark and an empty line', bytes('\ufeff\r\n%PDF-1.4\n')],
    ['txt', 'a page of the web', bytes('\n<!DOCTYPE html>\n<html lang="nn">')],
    ['txt', 'a page of the web in UTF-16', hex('fffe3c00680074006d006c003e00')],
    ['txt', 'a drawing', bytes('<?xml version="1.0"?>\n<!-- kart -->\n<svg xmlns="x"/>')],
    ['txt', 'a document of another program', bytes('{\\rtf1\\ansi Hei}')],
    ['txt', 'a page for a printer', bytes('%!PS-Adobe-3.0')],
    ['pdf', 'a program with the mark of a PDF in it', bytes('MZ\x90\0\x03 %PDF-1.7')],
    ['pdf', 'a packed file with the mark of a PDF in it', bytes('PK\x03\x04 %PDF-1.7')],
    ['pdf', 'a page of the web with the mark of a PDF in it', bytes('<html><!-- %PDF-1.7 -->')],
    ['svg', 'a page of the web', bytes('<!doctype html><html>')],
  ])('not as a %s if it begins as %s', (type, _, head) => {
    expect(beginsAs(type, head)).toBe(false);
  });

  it.each<[FileTypeName, string, Uint8Array]>([
    ['pdf', 'of today', bytes('%PDF-1.7\n')],
    ['pdf', 'after an empty line', bytes('\r\n%PDF-1.4\n')],
    ['jpeg', 'of a camera', jpeg],
    ['png', 'of a screen', png],
    ['xls', 'of before 2007', container],
    ['xlsx', 'of today', zip],
    ['docx', 'with a password, of which the server says so', container],
    ['svg', 'with a mark before it', bytes('\ufeff\n <?xml version="1.0"?><svg/>')],
    ['svg', 'after many empty lines', bytes('\n'.repeat(1_024))],
    ['txt', 'about files', bytes('Ein PDF byrjar med %PDF-, ei side med <html>')],
    ['txt', 'with a line in angle brackets', bytes('<<< Referat >>>')],
    ['txt', 'in XML', bytes('<?xml version="1.0"?><post/>')],
    ['txt', 'in UTF-8, cut in a letter', bytes('Møte på').subarray(0, 2)],
    ['txt', 'in an older character set', hex('4df87465')],
    ['txt', 'in UTF-16', hex('fffe4d00f800')],
    ['txt', 'in UTF-16 the other way round', hex('feff004d00f8')],
  ])('as a %s if it is one %s', (type, _, head) => {
    expect(beginsAs(type, head)).toBe(true);
  });
});
