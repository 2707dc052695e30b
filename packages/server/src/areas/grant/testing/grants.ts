import { dataOf } from '../../../core/testing/answers.ts';
import type { TestPerson } from '../../../core/testing/people.ts';
import type { World } from '../../../core/testing/world.ts';

const revision = `currentRevision { id version year sourceUrl category type budgetType term amountFrom amountTo ownShare validOrganizationTypes
  source { id name } responsible { name } sectors { title } kostraFunctions { kid } links { label href } radarGraph { type name sum comment }
  deadlines { id date type isExpected } description body }`;

const mutations = {
  createActionValue: `mutation ($input: CreateActionValueInput!) { createActionValue(input: $input) { id version status uri ${revision} } }`,
  updateActionValue: `mutation ($input: UpdateActionValueInput!) { updateActionValue(input: $input) { id version status nextDeadline ${revision} } }`,
  createSource: 'mutation ($input: CreateSourceInput!) { createSource(input: $input) { id name } }',
  updateSource: 'mutation ($input: UpdateSourceInput!) { updateSource(input: $input) { id name url } }',
  createSector: 'mutation ($input: CreateSectorInput!) { createSector(input: $input) { id title } }',
  updateSector: 'mutation ($input: UpdateSectorInput!) { updateSector(input: $input) { id title en } }',
} as const;

/** The content of a grant, as these tests read it. */
export type Said = {
  id: string;
  version: number;
  year: number | null;
  source: { id: string; name: string } | null;
  deadlines: { id: string; date: string; type: string; isExpected: boolean }[];
  radarGraph: { type: string; name: string; sum: number }[];
  links: { label: string; href: string }[];
};
/** A grant that was made or changed. */
export type Made = { id: string; version: number; status: string; nextDeadline: string | null; currentRevision: Said };

/** Calls a mutation of grants that takes an input. */
export const call = <Result = Made>(world: World, as: TestPerson, name: keyof typeof mutations, input: object) =>
  world.graphql<Record<keyof typeof mutations, Result>>(as, mutations[name], { input });

/** Makes a grant as the admin; returns it. */
export async function makeGrant(world: World, more: object = {}): Promise<Made> {
  const input = { title: 'Tilskot til bustadtiltak', ...more };
  return dataOf(await call(world, world.astrid, 'createActionValue', input)).createActionValue;
}

/** The entries of a radar of one type, with the same value in each dimension. */
export const radarOf = (type: 'EFFORT' | 'GAIN', sum = 3) =>
  ['ECONOMY', 'QUALITY', 'ORGANIZATION'].map((name) => ({ type, name, sum }));

/** An application deadline. */
export const application = (date: string, isExpected = false) => ({ type: 'APPLICATION', date, isExpected });
/** A report deadline. */
export const report = (date: string) => ({ type: 'REPORT', date });
