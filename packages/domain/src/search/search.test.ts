import { describe, expect, it } from 'vitest';
import { excerptOf, markWords } from './marks.ts';
import { closestTo, mistakesBetween, swapped } from './mending.ts';
import { isTooShort, wordsOf } from './search.ts';
import { spellingsOf } from './spellings.ts';

const marked = (text: string, ...needles: string[]) =>
  markWords(text, needles)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what somebody searches for', () => {
  it.each([
    ['', []],
    ['«Budsjett», plan & økonomi!', ['budsjett', 'plan', 'økonomi']],
    ['års\u00adhjul\u200b', ['årshjul']],
    ['a\u030arshjul', ['årshjul']],
    ['plan Plan PLAN', ['plan']],
    ["':* | (x <-> y)", ['x', 'y']],
    ['CO₂ m² ½', ['co2', 'm2', '1', '2']],
    ['KAFÉ unjárga', ['kafe', 'unjarga']],
  ])('%j is the words %j', (query, words) => {
    expect(wordsOf(query)).toEqual(words);
  });

  it('is at most ten words', () => {
    expect(wordsOf('a b c d e f g h i j k l')).toHaveLength(10);
  });

  it.each([
    ['', true],
    ['å', true],
    ['a b c', true],
    ['\u200b\u200b\u200b', true],
    ['!!', true],
    ['år', false],
    ['26', false],
  ])('%j is too short: %s', (query, isShort) => {
    expect(isTooShort(query)).toBe(isShort);
  });

  it('is written as in Nynorsk and as in Bokmål, also inside compounds', () => {
    expect(spellingsOf('grunnskule')).toEqual(['grunnskule', 'grunnskole']);
    expect(spellingsOf('regnskap')).toEqual(['regnskap', 'rekneskap']);
    expect(spellingsOf('tryggleik')).toEqual(['tryggleik', 'sikkerhet', 'trygghet']);
    expect(spellingsOf('norvegen')).toEqual(['norvegen']);
  });
});

describe('what is marked', () => {
  it.each([
    ['Møteplan', ['møte'], '[Møteplan]'],
    ['Formannskapsmøte', ['møte'], 'Formannskaps[møte]'],
    ['Formannskapsmøte', ['møter', 'møt'], 'Formannskaps[møte]'],
    ['Kafé og kultur', ['kafe'], '[Kafé] og kultur'],
    ['CO₂-rekneskap', ['co2'], '[CO₂]-rekneskap'],
    ['Års\u00adhjul\u200b', ['årshjul'], '[Års\u00adhjul]\u200b'],
    ['Straße', ['strasse'], '[Straße]'],
    ['Ča\u030ahci½ plan', ['cah', 'plan'], '[Ča\u030ahci]½ [plan]'],
    ['Ein plan, to planar', ['plan'], 'Ein [plan], to [planar]'],
    ['<b>plan</b>', ['plan'], '<b>[plan]</b>'],
    ['ingen', ['plan'], 'ingen'],
    ['', ['plan'], ''],
  ])('%s', (text, needles, shown) => {
    expect(marked(text, ...needles)).toBe(shown);
  });

  it('is around what was found, at the ends of words', () => {
    const long = `${'ord '.repeat(100)}skatten ${'ord '.repeat(100)}`;
    const text = excerptOf(long, ['skatt'])
      .map((part) => part.text)
      .join('');
    expect(text).toContain('skatten');
    expect(text.length).toBeLessThan(190);
    expect(text).toMatch(/^… ord .* ord …$/);
  });

  it('is around what was found where a text has no spaces, and cuts no sign in two', () => {
    const long = `${'🎄'.repeat(200)}skatten${'🎄'.repeat(200)}`;
    const text = excerptOf(long, ['skatt'])
      .map((part) => part.text)
      .join('');
    expect(text).toMatch(/^… (🎄){20,30}skatten(🎄)+ …$/u);
    const glued = excerptOf(`${'x'.repeat(300)}skatten`, ['skatt']);
    expect(glued.find((part) => part.isMatch)?.text).toBe('skatten');
  });
});

describe('a mistyped word', () => {
  it.each([
    ['møte', 'møte', 0],
    ['mtøe', 'møte', 1],
    ['møe', 'møte', 1],
    ['plan', 'møte', 4],
  ])('%s has as many mistakes beside %s: %i', (a, b, count) => {
    expect(mistakesBetween(a, b)).toBe(count);
  });

  it('is the nearest word, whose end may be missing, or none', () => {
    expect(closestTo('reknskap', ['rekneskap', 'regnskap'])).toBe('regnskap');
    expect(closestTo('kommunesyt', ['kommunestyre', 'kommune'])).toBe('kommunestyre');
    expect(closestTo('zzzz', ['rekneskap'])).toBeUndefined();
    expect(swapped('møte')).toEqual(['ømte', 'mtøe', 'møet']);
  });
});
