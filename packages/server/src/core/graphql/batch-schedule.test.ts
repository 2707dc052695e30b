import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BatchSchedule, type Turn } from './batch-schedule.ts';
import { CooperativeScheduler } from './cooperative-scheduler.ts';

/** Makes a schedule, a function that begins a statement and one that adds a batch, and the list of what was read. */
function schedule() {
  const read: string[] = [];
  const batches = new BatchSchedule(new CooperativeScheduler());
  return {
    read,
    add: (name: string, turn?: Turn) => batches.add(() => read.push(name), turn),
    statement: () => {
      batches.begin();
      return () => batches.end();
    },
  };
}
/** Waits until all that follows from the last moment has been done. */
const moment = () => sleep(5);

describe('a batch', () => {
  it('of people waits until nothing is in flight and no other batch is due, so that all levels ask for them at once', async () => {
    const { read, add, statement } = schedule();
    const end = statement();
    add('people', 'last');
    add('cards', 'late');
    add('replies');
    await moment();
    expect(read).toEqual(['replies']);
    end();
    await moment();
    expect(read).toEqual(['replies', 'cards', 'people']);
  });

  it('is read at once if nothing is in flight', async () => {
    const { read, add } = schedule();
    add('people');
    expect(read).toEqual([]); // more of the moment may still ask for some of it
    await moment();
    expect(read).toEqual(['people']);
  });

  it('is read with the statements of its own moment', async () => {
    const { read, add, statement } = schedule();
    statement();
    add('people');
    await moment();
    expect(read).toEqual(['people']);
  });

  it('waits for statements of an earlier moment, of which each could ask for more of the same', async () => {
    const { read, add, statement } = schedule();
    const [first, second] = [statement(), statement()];
    await moment();
    first();
    add('people');
    await moment();
    expect(read).toEqual([]);
    second();
    add('files');
    await moment();
    expect(read).toEqual(['people', 'files']);
  });

  it('does not wait for a slow statement for ever', async () => {
    const { read, add, statement } = schedule();
    const end = statement();
    await moment();
    add('people');
    await sleep(1_100);
    expect(read).toEqual(['people']);
    add('files');
    end();
    await moment();
    expect(read).toEqual(['people', 'files']);
  });

  it('is read though the batches before it needed no statement', async () => {
    const { read, add } = schedule();
    add('nobody');
    await moment();
    add('people');
    await moment();
    expect(read).toEqual(['nobody', 'people']);
  });
});
