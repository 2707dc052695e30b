import { openDatabase } from '../core/database/pool.ts';
import { makeOrganization, makePerson, type TestPerson } from '../core/testing/people.ts';
import { type Ground, richText, send } from './kinds.ts';

/** Makes people who do not know of each other's wheels, each with a wheel and an activity. @param url of a server process on the database */
export async function makeGrounds(count: number, url: string, databaseUrl: string): Promise<Ground[]> {
  const { database } = openDatabase(databaseUrl, 2);
  const fjordvik = await makeOrganization(database, 'Fjordvik kommune');
  const grounds: Ground[] = [];
  for (let number = 1; number <= count; number += 1)
    grounds.push(await makeGround(url, await makePerson(database, `Kari Nes ${number}`, fjordvik)));
  await database.destroy();
  return grounds;
}

async function makeGround(url: string, person: TestPerson): Promise<Ground> {
  const ask = async <Data>(query: string, input: object): Promise<Data> => {
    const { data, errors } = await send<Data>({ url, person }, query, input);
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { createCalendar } = await ask<{ createCalendar: { id: string } }>(
    'mutation ($input: CreateCalendarInput!) { createCalendar(input: $input) { id } }',
    { title: `Årshjulet til ${person.name}`, color: '#1f6f8b' },
  );
  const year = new Date().getFullYear() + 1;
  const { createEvent } = await ask<{ createEvent: { instances: { nodes: { id: string }[] } } }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { instances { nodes { id } } } }',
    {
      calendar: createCalendar.id,
      title: 'Møte',
      description: richText('Kvifor'),
      startDate: `${year}-02-01`,
      activities: Array.from({ length: 28 }, (_, day) => ({
        startDate: `${year}-02-${String(day + 1).padStart(2, '0')}`,
      })),
    },
  );
  const activities = createEvent.instances.nodes.map(({ id }) => id);
  return { url, person, wheel: createCalendar.id, activity: activities[0]!, activities };
}
