import { describe, expect, test } from 'vitest';
import { suggestedTags, withTag } from './tags.ts';

const known = ['Budsjett', 'Rekneskap', 'Årsbudsjett'];
const words = (tags: string[], text: string) =>
  suggestedTags(known, tags, text).map(({ title, isNew }) => (isNew ? `ny: ${title}` : title));

describe('a tag is not added', () => {
  test('twice, whatever the case', () => {
    expect(withTag(['Budsjett'], ' budsjett ')).toEqual(['Budsjett']);
  });

  test('twice, whatever its accents, kinds of space and unseen characters', () => {
    expect(withTag(['Kafé og plan'], 'kafe\u00a0og pl\u00adan')).toEqual(['Kafé og plan']);
  });

  test('where it says nothing, or would be the twenty-first', () => {
    expect(withTag(['Budsjett'], '  ')).toEqual(['Budsjett']);
    const twenty = Array.from({ length: 20 }, (_, index) => `Nr ${index}`);
    expect(withTag(twenty, 'Ein til')).toEqual(twenty);
  });
});

describe('the suggestions', () => {
  test('leave out what is chosen', () => {
    expect(words(['budsjett'], '')).toEqual(['Rekneskap', 'Årsbudsjett']);
  });

  test('are what is written, first, and the known tags that hold it', () => {
    expect(words([], 'budsj')).toEqual(['ny: budsj', 'Budsjett', 'Årsbudsjett']);
  });

  test('begin with the known tag that is called just that', () => {
    expect(words([], 'budsjett')).toEqual(['Budsjett', 'Årsbudsjett']);
  });

  test('offer nothing new where that is chosen already', () => {
    expect(words(['Haust'], 'haust')).toEqual([]);
  });
});
