import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { areas } from '../../areas/index.ts';
import { makeSchema } from '../endpoint/schema.ts';
import { circleRule } from './circle-rule.ts';

const schema = makeSchema(areas);
const isRefused = (query: string) => validate(schema, parse(query), [circleRule]).length > 0;

describe('a circle is refused before anything of it is read', () => {
  it.each([
    '{ yearWheel(year: 2026) { rings { eventInstances { calendar { myRing { eventInstances { id } } } } } } }',
    '{ event(id: 1) { instances { nodes { event { instances { nodes { id } } } } } } }',
    '{ yearWheel { rings { eventInstances { calendar { eventInstances { nodes { id } } } } } } }',
    '{ yearWheel { rings { eventInstances { ...a } } } } fragment a on EventInstance { event { ...b } } fragment b on Event { instances { nodes { id } } }',
    '{ yearWheel { rings { eventInstances { ... { event { ... on Event { instances { nodes { id } } } } } } } } }',
  ])('%s', (query) => expect(isRefused(query)).toBe(true));
});

describe('what is no circle is asked', () => {
  it.each([
    '{ yearWheel { rings { eventInstances { calendar { id tags { id } } event { id } tags { id } } } } }',
    '{ a: event(id: 1) { instances { nodes { id } } } b: event(id: 2) { instances { nodes { id } } } }',
    '{ event(id: 1) { instances { nodes { calendar { id } event { id } } } } }',
    '{ comments(meta: 1) { nodes { id replies { id } } } }',
  ])('%s', (query) => expect(isRefused(query)).toBe(false));
});
