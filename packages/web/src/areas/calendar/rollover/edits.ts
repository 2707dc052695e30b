import { yearOf } from '@samspel/domain/time/day';
import type { RollOverInput, RolloverPartsFragment, RolloverRule } from '../../../generated/graphql.ts';

type Person = { id: string; name: string } | null;

/** What a person has changed of the proposed rows, by id of the activity: a rule, a day of their own, somebody responsible. */
export interface Edits {
  rules: Readonly<Record<string, RolloverRule>>;
  days: Readonly<Record<string, string>>;
  people: Readonly<Record<string, Person>>;
}

export const noEdits: Edits = { rules: {}, days: {}, people: {} };

/** Returns the edits with a rule for some activities; a rule replaces days chosen before. */
export function withRule(edits: Edits, ids: readonly string[], rule: RolloverRule): Edits {
  const days = Object.fromEntries(Object.entries(edits.days).filter(([id]) => !ids.includes(id)));
  return { ...edits, days, rules: { ...edits.rules, ...forAll(ids, rule) } };
}

/** Returns the edits with somebody responsible, or nobody, for some activities. */
export const withPerson = (edits: Edits, ids: readonly string[], person: Person): Edits => ({
  ...edits,
  people: { ...edits.people, ...forAll(ids, person) },
});

/** Returns the edits with a day of the person's own for an activity; '' goes back to the proposed one. */
export function withDay(edits: Edits, id: string, day: string): Edits {
  const { [id]: _before, ...days } = edits.days;
  return { ...edits, days: day === '' ? days : { ...days, [id]: day } };
}

const forAll = <Value>(ids: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(ids.map((id) => [id, value]));

/** A row as it is shown: proposed, with what the person has changed. */
export interface ShownRow extends RolloverPartsFragment {
  id: string;
  /** Whether the day is one that the person chose. */
  isOwnDay: boolean;
  responsible: Person;
  /** Whether it will be made. */
  isTaken: boolean;
}

/** Returns the rows as they are shown: those that can be taken come first, so that nobody looks for them among what is there already. */
export const shownRows = (rows: readonly RolloverPartsFragment[], edits: Edits): ShownRow[] =>
  rows
    .map((row) => {
      const { id } = row.eventInstance;
      const own = row.isThere ? undefined : edits.days[id];
      const responsible = edits.people[id] === undefined ? (row.eventInstance.responsible ?? null) : edits.people[id];
      const to = own ?? row.to;
      return { ...row, id, to, isOwnDay: own !== undefined, responsible, isTaken: !row.isThere && to !== null };
    })
    .toSorted((one, other) => Number(one.isThere) - Number(other.isThere));

/** Returns the rows to send: those that will be made, each with its rule unless its day is the person's own. */
export const rowsToSend = (rows: readonly ShownRow[], edits: Edits): RollOverInput['rows'] =>
  rows
    .filter(({ isTaken }) => isTaken)
    .map(({ id, to, rule, isOwnDay }) => {
      const person = edits.people[id];
      return {
        eventInstance: id,
        to: to!,
        ...(!isOwnDay && { rule }),
        ...(person !== undefined && { responsible: person?.id ?? null }),
      };
    });

/** Whether a day can be chosen for the year. */
export const isInYear = (day: string, year: number): boolean => day !== '' && yearOf(day) === year;
