import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { action } from '../area/action.ts';
import type { Area } from '../area/area.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { mostAnswered } from './answer-budget.ts';

const page = 100;
const long = 'å'.repeat(200_000);
const wheels = Array.from({ length: page }, (_, id) => ({ id, text: long }));
let asked = 0;

/** A small area of the test's own: things that lead to themselves, as an activity leads to its year wheel and back. */
const circles: Area = {
  name: 'circles',
  sdl: `
    extend type Query { wheel: Wheel! }
    extend type Mutation { rest: Boolean }
    type Wheel { id: ID! text: String! activities: [Activity!]! page: WheelPage! }
    type WheelPage { nodes: [Wheel!]! }
    type Activity { id: ID! wheel: Wheel! }
  `,
  actions: { rest: action(z.strictObject({}), async () => true) },
  resolvers: {
    Query: { wheel: () => ({ id: 1, text: long }) },
    Wheel: {
      activities: () => {
        asked += 1;
        return wheels;
      },
      page: async () => ({ nodes: wheels }),
    },
    Activity: { wheel: () => ({ id: 1, text: long }) },
  },
};

let world: World;
beforeAll(async () => {
  world = await makeWorld({ areas: [circles] });
});
afterAll(() => world.close());

const ask = (query: string) => world.graphql(world.kari, query);
const around = (times: number, inside: string): string =>
  times === 0 ? inside : `activities { wheel { ${around(times - 1, inside)} } }`;

describe('an answer that is too large', () => {
  it('is refused once, in the person’s language, and not a field further is worked out', async () => {
    asked = 0;
    const answer = await ask(`{ wheel { ${around(4, 'id')} } }`);
    expect(answer.status).toBe(200);
    expect(answer.data).toBeNull();
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['query.tooLarge']);
    expect(answer.errors![0]!.message).toBe('Svaret ville ha vorte for stort. Spør om mindre om gongen.');
    expect(asked).toBeLessThanOrEqual(mostAnswered.nodes / page);
  });

  it('is refused also where things are in pages, and once its query is compiled', async () => {
    const query = '{ wheel { page { nodes { page { nodes { page { nodes { id } } } } } } } }';
    for (let time = 0; time < 8; time += 1) {
      expect((await ask(query)).errors?.map(({ extensions }) => extensions.code)).toEqual(['query.tooLarge']);
    }
  });

  it('is refused where its texts are long, however few its things', async () => {
    expect((await ask('{ wheel { page { nodes { text } } } }')).errors?.[0]?.extensions.code).toBe('query.tooLarge');
    expect((await ask('{ wheel { text } }')).data).toEqual({ wheel: { text: long } });
  });

  it('leaves the next one its whole budget', async () => {
    for (let time = 0; time < 8; time += 1) {
      const { data, errors } = await ask(`{ wheel { ${around(2, 'id')} } }`);
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data).match(/"id"/g)).toHaveLength(page ** 2);
    }
  });
});
