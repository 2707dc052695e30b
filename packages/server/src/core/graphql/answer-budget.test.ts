import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { action } from '../area/action.ts';
import type { Area } from '../area/area.ts';
import { makeWorld, type World } from '../testing/world.ts';
import { mostAnswered } from './answer-budget.ts';

const many = 100;
const long = 'å'.repeat(200_000);
const things = Array.from({ length: many }, (_, id) => ({ id, text: long }));
let asked = 0;

/** A small area of the test's own: each year wheel has many activities, each activity many todos, and each todo a page of many tags. */
const multiplying: Area = {
  name: 'multiplying',
  sdl: `
    extend type Query { wheel: Wheel! }
    extend type Mutation { rest: Boolean }
    type Wheel { id: ID! text: String! activities: [Activity!]! }
    type Activity { id: ID! text: String! todos: [Todo!]! }
    type Todo { id: ID! tags: TagPage! }
    type TagPage { nodes: [Tag!]! }
    type Tag { id: ID! }
  `,
  actions: { rest: action(z.strictObject({}), async () => true) },
  resolvers: {
    Query: { wheel: () => things[0] },
    Wheel: { activities: () => things },
    Activity: { todos: async () => things },
    Todo: {
      tags: () => {
        asked += 1;
        return { nodes: things };
      },
    },
  },
};

let world: World;
beforeAll(async () => {
  world = await makeWorld({ areas: [multiplying] });
});
afterAll(() => world.close());

const ask = (query: string) => world.graphql(world.kari, query);
const deep = '{ wheel { activities { todos { tags { nodes { id } } } } } }';

describe('an answer that is too large', () => {
  it('is refused once, in the person’s language, and not a field further is worked out', async () => {
    asked = 0;
    const answer = await ask(deep);
    expect(answer.status).toBe(200);
    expect(answer.data).toBeNull();
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['query.tooLarge']);
    expect(answer.errors![0]!.message).toBe('Svaret ville ha blitt for stort. Spør om mindre om gongen.');
    // Each activity asks for the tags of all its todos before the first of them is counted.
    expect(asked).toBeLessThanOrEqual(mostAnswered.nodes / many + many);
    const atTheEnd = asked;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked).toBe(atTheEnd);
  });

  it('is refused also once its query is compiled', async () => {
    for (let time = 0; time < 8; time += 1) {
      expect((await ask(deep)).errors?.map(({ extensions }) => extensions.code)).toEqual(['query.tooLarge']);
    }
  });

  it('is refused where its texts are long, however few its things', async () => {
    expect((await ask('{ wheel { activities { text } } }')).errors?.[0]?.extensions.code).toBe('query.tooLarge');
    expect((await ask('{ wheel { text } }')).data).toEqual({ wheel: { text: long } });
  });

  it('leaves the next one its whole budget', async () => {
    for (let time = 0; time < 8; time += 1) {
      const { data, errors } = await ask('{ wheel { activities { todos { id } } } }');
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data).match(/"id"/g)).toHaveLength(many ** 2);
    }
  });
});
