import { expect, test } from 'vitest';
import { fakeStorage } from '../../../../storage/fake-storage.ts';
import { arranged, movedTo, readRings, signedById, writeRings } from './stored-rings.ts';

const rings = [
  { id: '7', color: '#111111' },
  { id: '3', color: '#222222' },
  { id: '5', color: '#333333' },
];
const nothing = { hidden: [], order: [], colours: {} };

test('what another program wrote there is passed over', () => {
  fakeStorage().set('samspel.rings.9', '{"hidden":"all"}');
  expect(readRings('9')).toEqual(nothing);
  fakeStorage().set('samspel.rings.9', 'no JSON');
  expect(readRings('9')).toEqual(nothing);
});

test('what was set is found again, for that wheel alone', () => {
  fakeStorage();
  const kept = { hidden: ['3'], order: ['5', '7'], colours: { '7': '#abcdef' } };
  writeRings('9', kept);
  expect(readRings('9')).toEqual(kept);
  expect(readRings('8')).toEqual(nothing);
});

test('a ring keeps its shape when it is moved, and a new one comes last', () => {
  const shown = arranged(rings, { ...nothing, order: ['5', '7'], colours: { '3': '#abcdef' } });
  expect(shown).toEqual([
    { id: '5', color: '#333333', sign: 2 },
    { id: '7', color: '#111111', sign: 0 },
    { id: '3', color: '#abcdef', sign: 1 },
  ]);
});

test('a ring is put before or after others', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
});

test('the rings of a year have their shapes by age, in whatever order they are drawn', () => {
  expect(signedById(rings).map(({ sign }) => sign)).toEqual([2, 0, 1]);
  expect(signedById(rings.toReversed()).map(({ sign }) => sign)).toEqual([1, 0, 2]);
});
