import { describe, expect, test } from 'vitest';
import { type Grouping, type MunicipalityWheels, municipalityRings, usualGrouping } from './municipality-rings.ts';

const making = { home: '1', nobody: 'Ingen', locale: 'nn', colours: ['#111111', '#222222', '#333333', '#444444'] };
const home = { id: '1', name: 'Fjordvik kommune' };
const person = (id: string, name: string, department: string | null, organization = home) => ({
  id,
  name,
  department,
  organization,
});
const kari = person('11', 'Kari', 'Økonomi');
const ola = person('12', 'Ola', ' oppvekst ');
const siv = person('13', 'Siv', 'Oppvekst');
const nils = person('14', 'Nils', null);
const per = person('15', 'Per', 'Oppvekst', { id: '2', name: 'Lundvik kommune' });

const wheel = (id: string, title: string, createdBy: typeof kari, responsible: readonly (typeof kari | null)[]) => ({
  calendar: { id, title, color: '#112233', createdBy },
  eventInstances: responsible.map((one, at) => ({ id: `${id}${at}`, responsible: one })),
});

const made = (wheels: MunicipalityWheels, grouping: Grouping) => {
  const { rings, ringOf } = municipalityRings(wheels, grouping, making);
  const its = (id: string) => [...ringOf].filter(([, ring]) => ring === id).map(([activity]) => activity);
  return rings.map(({ id, title }) => [title, ...its(id)]);
};

const wheels = [
  wheel('2', 'Skule', siv, [ola, nils, null, per]),
  wheel('1', 'Budsjett', kari, [kari, null]),
  wheel('3', 'Tomt', kari, []),
];

describe('the rings of a municipality', () => {
  test('by year wheel: by title, each in its own colour; one without activities in the year has none', () => {
    expect(made(wheels, 'wheel')).toEqual([
      ['Budsjett', '10', '11'],
      ['Skule', '20', '21', '22', '23'],
    ]);
    expect(municipalityRings(wheels, 'wheel', making).rings[0]!.color).toBe('#112233');
  });

  test('by unit: where the responsible person works, else the maker of the year wheel, however it is written; others by their organization', () => {
    expect(made(wheels, 'unit')).toEqual([
      ['Lundvik kommune', '23'],
      ['oppvekst', '20', '21', '22'],
      ['Økonomi', '10', '11'],
    ]);
    expect(made([wheel('4', 'Anna', nils, [null])], 'unit')).toEqual([['Ingen', '40']]);
  });

  test('by person: by name, and last what nobody is responsible for', () => {
    expect(made(wheels, 'person')).toEqual([
      ['Kari', '10'],
      ['Nils', '21'],
      ['Ola', '20'],
      ['Per', '23'],
      ['Ingen', '22', '11'],
    ]);
  });

  test('have colours that tell neighbours apart', () => {
    const { rings } = municipalityRings(wheels, 'person', making);
    expect(new Set(rings.map(({ color }) => color)).size).toBe(5);
    expect(rings.map(({ sign }) => sign)).toEqual([0, 1, 2, 3, 4]);
  });

  test('are units at first if there are two or more, else year wheels', () => {
    expect(usualGrouping(wheels, '1')).toBe('unit');
    expect(usualGrouping([wheels[1]!], '1')).toBe('wheel');
    expect(usualGrouping([], '1')).toBe('wheel');
  });
});
