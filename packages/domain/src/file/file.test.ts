import { describe, expect, it } from 'vitest';
import type { Refusal } from '../refusal.ts';
import { declaredType } from './file.ts';
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
  it.each([
    ['Sak.exe', 'application/pdf'],
    ['Sak.pdf', 'image/png'],
    ['Sak', 'application/pdf'],
    ['Sak.docm', 'application/vnd.ms-word.document.macroEnabled.12'],
    ['Sak.pdf.exe', 'application/pdf'],
  ])('is none for %s that is declared as %s', (name, contentType) => {
    expect(declaredType(name, contentType)).toBeUndefined();
  });

  it.each([
    ['Sak.PDF', 'application/pdf', 'pdf'],
    ['bilete.jpg', 'image/jpeg', 'jpeg'],
    ['Notat.txt', 'text/plain; charset=utf-8', 'txt'],
    ['Notat.txt', '', 'txt'],
    ['Tal.xls', 'application/octet-stream', 'xls'],
  ])('of %s that is declared as “%s” is %s', (name, contentType, type) => {
    expect(declaredType(name, contentType)).toBe(type);
  });
});

describe('the name of a file', () => {
  it.each([
    ['', 'input.required'],
    ['...', 'input.required'],
    ['mappe/', 'input.required'],
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
    [`${'x'.repeat(251)}.txt`, `${'x'.repeat(251)}.txt`],
  ])('%j is kept as %j', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept);
  });
});
