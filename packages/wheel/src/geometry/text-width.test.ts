import { describe, expect, it } from 'vitest';
import { brokenText, fittingText, textWidth } from './text-width.ts';

describe('a title', () => {
  it('is left out where too little of it would be left to recognise', () => {
    expect(fittingText('Refusjon ressurskrevjande tenester', 10, 40)).toBeUndefined();
    expect(fittingText('AMU', 10, 10)).toBeUndefined();
  });

  it('is cut after a word, and only if twenty letters of it have room', () => {
    const long = 'Kommunestyret handsamar rekneskap og årsmelding for året før';
    expect(fittingText(long, 10, 180)).toBe('Kommunestyret handsamar…');
    expect(fittingText(long, 10, 230)).toBe('Kommunestyret handsamar rekneskap og…');
    expect(fittingText(long, 10, 120)).toBeUndefined();
    expect(textWidth(fittingText(long, 10, 180) ?? '', 10)).toBeLessThanOrEqual(180);
  });

  it('of one long word is whole or not there', () => {
    expect(fittingText('Kommunedirektørkonferansearrangementet', 10, 150)).toBeUndefined();
  });

  it('is broken into lines of about the same length, after a hyphen too', () => {
    expect(brokenText('Send inn skjema og filuttrekk', 10, 110, 3)).toEqual(['Send inn skjema', 'og filuttrekk']);
    expect(brokenText('HMS-årsrapport', 10, 70, 2)).toEqual(['HMS-', 'årsrapport']);
    expect(brokenText('Send inn skjema og filuttrekk', 10, 60, 2)).toBeUndefined();
  });
});
