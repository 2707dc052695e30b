import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked } from './asked.ts';
import type { Browsing } from './people.ts';

/** How long requests took, in milliseconds, from the moment when they were due; and what went wrong. */
export type Rushed = { reads: number[]; writes: number[]; errors: string[] };

type Person = Browsing & { todo: Asked[]; step: number; round: number };

/**
 * Sends a steady number of requests a second, whatever is answered, each by the next person who waits for no answer. Each is sent to the process that its
 * person talks to.
 * @param steps what each person does, one step after the other
 */
export async function rush(
  people: readonly Browsing[],
  steps: readonly ((person: Browsing, round: number) => Asked[])[],
  urls: readonly string[],
  { seconds, rate }: { seconds: number; rate: number },
): Promise<Rushed> {
  const rushed: Rushed = { reads: [], writes: [], errors: [] };
  const waiting: Person[] = people.map((one) => ({ ...one, todo: [], step: one.number % steps.length, round: 0 }));
  const next = (person: Person): Asked => {
    while (person.todo.length === 0) {
      person.todo = steps[person.step]!(person, person.round);
      person.step = (person.step + 1) % steps.length;
      person.round += 1;
    }
    return person.todo.shift()!;
  };
  const send = async (person: Person, due: number) => {
    const { path, body, isWrite } = next(person);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}` };
    try {
      const answer = await fetch(urls[person.number % urls.length]! + path, { method: 'POST', body, headers });
      const text = await answer.text();
      if (!answer.ok || text.includes('"errors"')) rushed.errors.push(`${answer.status} ${text.slice(0, 300)}`);
    } catch (error) {
      rushed.errors.push(String(error));
    }
    rushed[isWrite ? 'writes' : 'reads'].push(performance.now() - due);
    // What a page asks, it asks in one go; then its person reads it, while all others take their turns.
    if (person.todo.length > 0) waiting.unshift(person);
    else waiting.push(person);
  };
  const began = performance.now();
  const sent: Promise<void>[] = [];
  for (let number = 0; number < seconds * rate; number += 1) {
    const due = began + (number * 1_000) / rate;
    const left = due - performance.now();
    if (left > 1) await sleep(left);
    const person = waiting.shift();
    if (person) sent.push(send(person, due));
    else rushed.errors.push('everybody waits for an answer');
  }
  await Promise.all(sent);
  return rushed;
}
