import { describe, expect, it } from 'vitest';
import { fittingText, textWidth } from './text-width.ts';

describe('a title', () => {
  it('is left out where too little of it would be left to recognise', () => {
    expect(fittingText('Refusjon ressurskrevjande tenester', 10, 40)).toBeUndefined();
    expect(fittingText('AMU', 10, 10)).toBeUndefined();
  });

  it('is known by eight letters, however long it is', () => {
    const long = 'Kommunestyret handsamar rekneskap og årsmelding for året før';
    expect(fittingText(long, 10, 70)).toMatch(/^Kommunes.?…$/);
    expect(fittingText(long, 10, 50)).toBeUndefined();
  });

  it('is cut with an ellipsis where enough of it has room', () => {
    const cut = fittingText('Refusjon ressurskrevjande tenester', 10, 150);
    expect(cut).toMatch(/^Refusjon ressurskrevj.*…$/);
    expect(textWidth(cut ?? '', 10)).toBeLessThanOrEqual(150);
  });

  it('is never cut within a letter of several signs', () => {
    expect(fittingText('Møte 👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 10, 60)).toMatch(/^Møte (👩‍👩‍👧‍👦)+…$/u);
  });
});
