import { describe, expect, it } from 'vitest';
import type { Refusal } from '../refusal.ts';
import { typeByName } from './file.ts';
import { cleanFileName } from './file-name.ts';

/** Returns the code of the refusal of a name. */
function refusal(name: string): string | undefined {
  try {
    cleanFileName(name);
  } catch (error) {
    return (error as Refusal).code;
  }
  return undefined;
}

describe('the type of a file', () => {
  it.each(['Sak.exe', 'Sak', 'Sak.docm', 'Sak.pdf.exe', 'pdf'])('is none for %s', (name) => {
    expect(typeByName(name)).toBeUndefined();
  });

  it.each([
    ['Sak.PDF', 'pdf'],
    ['bilete.jpg', 'jpeg'],
    ['Notat.txt', 'txt'],
    ['Tal.xls', 'xls'],
  ])('of %s is %s', (name, type) => {
    expect(typeByName(name)).toBe(type);
  });
});

describe('the name of a file', () => {
  it.each([
    ['', 'input.required'],
    ['...', 'input.required'],
    ['mappe/', 'input.required'],
    ['.pdf', 'input.required'],
    [' .pdf', 'input.required'],
    ['mappe/\u200b.pdf', 'input.required'],
    ['\u202e\u2066', 'input.required'],
    ['x'.repeat(256), 'input.tooLong'],
  ])('%j is refused', (name, code) => {
    expect(refusal(name)).toBe(code);
  });

  it.each([
    ['C:\\Mine filer\\Sak.pdf', 'Sak.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['Faktura\u202efdp.exe.pdf', 'Fakturafdp.exe.pdf'],
    ['to\nlinjer.txt', 'to linjer.txt'],
    ['Kva no?.txt', 'Kva no_.txt'],
    ['Møte "vår".txt', 'Møte _vår_.txt'],
    ['Møte %22vår%22.txt', 'Møte _vår_.txt'],
    ['50%22.txt', '50%22.txt'],
    ['.gøymd.txt', '.gøymd.txt'],
    [`${'x'.repeat(251)}.txt`, `${'x'.repeat(251)}.txt`],
  ])('%j is kept as %j', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept);
  });
});
