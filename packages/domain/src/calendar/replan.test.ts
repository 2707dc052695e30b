import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/day.ts';
import { type Series, type Span, storedOccurrences } from './recurrence.ts';
import { anyDay, anySeries, anySpan } from './repetition.arbitrary.ts';
import { replanBack, replanSeries } from './replan.ts';

const today = '2027-03-10';
const span = (startDate: string, endDate = startDate) => ({ startDate, endDate });
const instance = (id: number, startDate: string, more: { endDate?: string; isDone?: boolean } = {}) => ({
  id,
  isDone: false,
  endDate: startDate,
  ...more,
  startDate,
});

describe('changing the repetition of a series', () => {
  it('removes no instance that is done or past, although the new rule does not want it', () => {
    const done = instance(1, '2027-05-01', { isDone: true });
    const past = instance(2, '2027-03-09');
    expect(replanSeries([done, past], [], today)).toEqual({
      keep: [done, past],
      changed: [],
      remove: [],
      back: [],
      create: [],
    });
  });

  it('creates nothing that has ended before today', () => {
    const plan = replanSeries([], [span('2027-03-01', '2027-03-09'), span('2027-03-01', '2027-03-10')], today);
    expect(plan.create).toEqual([span('2027-03-01', '2027-03-10')]);
  });

  it('creates no second instance on the day of one that is done', () => {
    const done = instance(1, '2027-05-01', { isDone: true });
    const plan = replanSeries([done], [span('2027-05-01', '2027-05-03')], today);
    expect(plan).toEqual({ keep: [done], changed: [], remove: [], back: [], create: [] });
  });

  it('keeps what stays on its day, removes what falls away, creates what is missing', () => {
    const stays = instance(1, '2027-04-05');
    const falls = instance(2, '2027-05-05');
    const plan = replanSeries([stays, falls], [span('2027-04-05'), span('2027-04-12')], today);
    expect(plan).toEqual({ keep: [stays], changed: [], remove: [falls], back: [], create: [span('2027-04-12')] });
  });

  it('removes one that falls away today', () => {
    expect(replanSeries([instance(1, today)], [], today).remove).toHaveLength(1);
  });

  it('keeps an instance whose deadline moves, and says that it must be written', () => {
    const plan = replanSeries([instance(1, '2027-04-05')], [span('2027-04-05', '2027-04-07')], today);
    const moved = { ...instance(1, '2027-04-05', { endDate: '2027-04-07' }), movedFrom: null };
    expect(plan).toEqual({ keep: [moved], changed: [moved], remove: [], back: [], create: [] });
  });

  it('tells apart two that start on one day', () => {
    const short = instance(1, '2027-04-05');
    const long = instance(2, '2027-04-05', { endDate: '2027-04-09' });
    const wanted = [span('2027-04-05', '2027-04-09'), span('2027-04-05')];
    expect(replanSeries([short, long], wanted, today)).toEqual({
      keep: [short, long],
      changed: [],
      remove: [],
      back: [],
      create: [],
    });
    expect(replanSeries([short, long], wanted.slice(0, 1), today).remove).toHaveLength(1);
  });
});

describe('two that start on one day', () => {
  const short = instance(1, '2027-04-05');
  const long = instance(2, '2027-04-05', { endDate: '2027-04-07' });
  const wanted = [span('2027-04-05', '2027-04-07')];

  it('lose the one that was taken away, and keep the other as it is', () => {
    const kept = { keep: [long], changed: [], remove: [short], back: [], create: [] };
    expect(replanSeries([short, long], wanted, today)).toEqual(kept);
    expect(replanSeries([long, short], wanted, today)).toEqual(kept);
  });

  it('lose the right one too where the other is done', () => {
    const done = { ...short, isDone: true };
    const plan = replanSeries([done, long], wanted, today);
    expect(plan).toEqual({ keep: [done, long], changed: [], remove: [], back: [], create: [] });
  });
});

describe('an activity that was moved by hand', () => {
  const moved = { ...instance(1, '2027-05-02'), ruleDate: '2027-04-30' };

  it('stays as it is where its day in the rule stays, and no other is made there', () => {
    const plan = replanSeries([moved], [span('2027-04-30', '2027-05-01')], today, { length: 0 });
    expect(plan).toEqual({ keep: [moved], changed: [], remove: [], back: [], create: [] });
  });

  it('stays where its day in the rule has passed meanwhile', () => {
    const late = { ...moved, ruleDate: '2027-03-01' };
    const plan = replanSeries([late], [span('2027-03-01'), span('2027-04-01')], today, { length: 0 });
    expect(plan).toEqual({ keep: [late], changed: [], remove: [], back: [], create: [span('2027-04-01')] });
  });

  it('falls away where its day in the rule does, although another falls on the day that it was moved to', () => {
    const plan = replanSeries([moved], [span('2027-05-02')], today, { length: 0 });
    expect(plan).toMatchObject({ keep: [], remove: [moved], create: [span('2027-05-02')] });
  });

  it('is one too whose deadline alone was moved', () => {
    const longer = { ...instance(1, '2027-04-30', { endDate: '2027-05-09' }), ruleDate: '2027-04-30' };
    const plan = replanSeries([longer], [span('2027-04-30')], today, { length: 0 });
    expect(plan).toEqual({ keep: [longer], changed: [], remove: [], back: [], create: [] });
  });
});

describe('undoing a change of a repetition', () => {
  const stays = instance(1, '2027-04-05');
  const taken = instance(2, '2027-05-05');
  const broughtIn = instance(3, '2027-05-12');
  const undo = (existing: (typeof stays)[], wanted = [span('2027-04-05'), span('2027-05-05')]) =>
    replanBack(existing, { broughtIn: new Set([3]), taken: [taken] }, wanted, today);

  it('removes what the change brought in, but for what is ticked since', () => {
    expect(undo([stays, broughtIn])).toMatchObject({ keep: [stays], remove: [broughtIn], back: [taken], create: [] });
    const ticked = { ...broughtIn, isDone: true };
    expect(undo([stays, ticked])).toMatchObject({ keep: [ticked, stays], remove: [], back: [taken] });
  });

  it('leaves what somebody moved since where it is, and makes no other in its place', () => {
    const moved = instance(1, '2027-04-08');
    expect(undo([moved])).toMatchObject({ keep: [moved], remove: [], back: [taken], create: [] });
  });

  it('gives what stayed the length of the older rule, and adds the year that came since', () => {
    const long = instance(1, '2027-04-05', { endDate: '2027-04-07' });
    const plan = undo([long], [span('2027-04-05'), span('2027-05-05'), span('2031-01-05')]);
    expect(plan).toMatchObject({ keep: [stays], changed: [stays], back: [taken], create: [span('2031-01-05')] });
  });
});

describe('any change of any series', () => {
  /** Returns a rule changed a little, so that many days stay, or a different rule. */
  const changeOf = (series: Series) =>
    fc.oneof(
      anySeries,
      anyDay.map((endRepetitionDate) => ({ ...series, endRepetitionDate })),
      fc.integer({ min: 0, max: 20 }).map((length) => ({ ...series, endDate: addDays(series.startDate, length) })),
      fc.integer({ min: 1, max: 6 }).map((interval) => ({
        ...series,
        repetitionDefinition: { ...series.repetitionDefinition!, interval },
      })),
    );
  /** A day, what is stored on it (some done, some moved by hand), and what the changed rule wants. */
  const anyChange = fc
    .tuple(anySeries, anyDay, fc.array(anySpan, { maxLength: 3 }), fc.infiniteStream(fc.boolean()))
    .chain(([series, day, moved, ticks]) =>
      changeOf(series).map((changed) => ({
        day,
        instances: [...storedOccurrences(series, day, { past: true }).slice(-40), ...moved].map((one, id) => ({
          ...one,
          id,
          isDone: ticks.next().value,
        })),
        wanted: storedOccurrences(changed, day, { past: false }),
      })),
    );
  const isFixed = (one: { isDone: boolean; endDate: string }, day: string) => one.isDone || one.endDate < day;
  const textOf = ({ startDate, endDate }: Span) => `${startDate} ${endDate}`;

  it('keeps or removes every instance, and those that are done or past as they are', () => {
    fc.assert(
      fc.property(anyChange, ({ day, instances, wanted }) => {
        const plan = replanSeries(instances, wanted, day);
        const ids = [...plan.keep, ...plan.remove].map(({ id }) => id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(instances.map(({ id }) => id));
        expect(plan.keep.filter((one) => isFixed(instances[one.id]!, day))).toEqual(
          instances.filter((one) => isFixed(one, day)),
        );
        expect(plan.changed.every((one) => plan.keep.includes(one) && one.endDate !== instances[one.id]!.endDate)).toBe(
          true,
        );
      }),
    );
  });

  it('leaves one instance for every day that the rule wants, and no open one besides', () => {
    fc.assert(
      fc.property(anyChange, ({ day, instances, wanted }) => {
        const { keep, create } = replanSeries(instances, wanted, day);
        const fixedDays = new Set(keep.filter((one) => isFixed(one, day)).map(({ startDate }) => startDate));
        const open = [...keep.filter((one) => !isFixed(one, day)), ...create].map(textOf).toSorted();
        const missing = wanted.filter(({ startDate }) => !fixedDays.has(startDate)).map(textOf);
        expect(open).toEqual(missing);
      }),
    );
  });

  it('leaves, undone, the very same instances on their days, those that somebody had moved too', () => {
    fc.assert(
      fc.property(anyChange, ({ day, instances, wanted }) => {
        const { keep, remove, create } = replanSeries(instances, wanted, day);
        const made = create.map((one, index) => ({ ...one, isDone: false, id: 1_000 + index }));
        const broughtIn = new Set(made.map(({ id }) => id));
        const older = instances.map(({ startDate, endDate }) => ({ startDate, endDate }));
        const undone = replanBack([...keep, ...made], { broughtIn, taken: remove }, older, day);
        const byId = [...undone.keep, ...undone.back].toSorted((a, b) => a.id - b.id);
        expect(byId.map(({ id, startDate }) => [id, startDate])).toEqual(
          instances.map(({ id, startDate }) => [id, startDate]),
        );
        expect(undone.remove).toEqual(made);
        expect(undone.create).toEqual([]);
      }),
    );
  });

  it('has nothing left to do when it is done a second time', () => {
    fc.assert(
      fc.property(anyChange, ({ day, instances, wanted }) => {
        const { keep, create } = replanSeries(instances, wanted, day);
        const stored = [...keep, ...create.map((one, index) => ({ ...one, isDone: false, id: 1_000 + index }))];
        const again = replanSeries(stored, wanted, day);
        expect({ ...again, keep: again.keep.length }).toEqual({
          keep: stored.length,
          changed: [],
          remove: [],
          back: [],
          create: [],
        });
      }),
    );
  });
});
