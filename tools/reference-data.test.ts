import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../packages/server/data/${name}.json`, import.meta.url), 'utf8'));

type Organization = { number: string; kind: string; name: string; url?: string; domains: string[] };
type Kostra = { kid: string; nn: string; nb: string; en: string };
type DemoEvent = { title: string; start?: string; end?: string; activities?: { start: string; end: string }[] };

const organizations: Organization[] = read('organizations');
const kostra: { groups: Kostra[]; functions: (Kostra & { group: string })[] } = read('kostra');
const wheels: { key: string; kostra: string[]; category: string; events: DemoEvent[] }[] = read('demo-wheels');

describe('the organizations', () => {
  it('are 357 municipalities and 15 counties, Oslo being both and one', () => {
    expect(organizations.filter(({ kind }) => kind === 'MUNICIPALITY')).toHaveLength(357);
    expect(organizations.filter(({ kind }) => kind === 'COUNTY')).toHaveLength(14);
    expect(organizations.filter(({ domains }) => domains.includes('oslo.kommune.no'))).toMatchObject([
      { number: '958935420' },
    ]);
  });

  it('have each a number and a name of their own and at least one mail domain', () => {
    for (const field of ['number', 'name'] as const) {
      expect(new Set(organizations.map((organization) => organization[field])).size).toBe(organizations.length);
    }
    for (const { name, domains } of organizations) {
      expect(domains.length, name).toBeGreaterThan(0);
      for (const domain of domains) expect(domain, name).toMatch(/^([a-z\d-]+\.)+[a-z]{2,}$/);
    }
  });

  it('have valid organization numbers where they have nine digits, and Haram its kommunenummer', () => {
    for (const { number, name } of organizations.filter((one) => one.number.length === 9)) {
      const sum = [3, 2, 7, 6, 5, 4, 3, 2, 1].reduce(
        (total, weight, place) => total + weight * Number(number[place]),
        0,
      );
      expect(sum % 11, name).toBe(0);
    }
    expect(organizations.find(({ name }) => name === 'Haram kommune')?.number).toBe('1580');
  });
});

describe('the KOSTRA functions', () => {
  it('have titles in three languages and stand in a group that is there', () => {
    const groups = new Set(kostra.groups.map(({ kid }) => kid));
    for (const one of [...kostra.groups, ...kostra.functions]) {
      for (const title of [one.nn, one.nb, one.en]) expect(title, one.kid).toMatch(/^\p{L}/u);
    }
    for (const { kid, group } of kostra.functions) expect(groups, kid).toContain(group);
    expect(new Set(kostra.functions.map(({ kid }) => kid)).size).toBe(kostra.functions.length);
  });
});

describe('the demo wheels', () => {
  it('are six, about KOSTRA functions that are there, filled with activities that have days', () => {
    const functions = new Set(kostra.functions.map(({ kid }) => kid));
    expect(wheels).toHaveLength(6);
    for (const { key, kostra: kids, category, events } of wheels) {
      expect(['TOPIC', 'ORGANIZATION', 'PROJECT', 'GRANT'], key).toContain(category);
      for (const kid of kids) expect(functions, key).toContain(kid);
      for (const { title, start, end, activities = [{ start, end }] } of events) {
        for (const day of activities.flatMap((one) => [one.start, one.end]))
          expect(day, title).toMatch(/^(\d{4}-)?\d\d-\d\d$/);
      }
    }
  });
});
