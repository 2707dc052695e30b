import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from './calls.ts';
import { expected, type Outcome, statesOf } from './expected.ts';
import { type Matrix, makeMatrix } from './make-matrix.ts';
import { type Role, roles } from './roles.ts';

/**
 * Calls operations × every role × every state on a real server, and compares the outcomes with one table (design §2). A refused call must have
 * changed no row of any table. A `notFound` for something hidden must take the same statements as one for something that does not exist.
 */
export function holdsTheTable(operations: readonly Operation[]): void {
  let matrix: Matrix;
  beforeAll(async () => {
    matrix = await makeMatrix();
  });
  afterAll(() => matrix.close());

  const asked = operations.flatMap((operation) =>
    operation.need === 'public' ? [] : [{ ...operation, need: operation.need, of: operation.of ?? 'a thing' }],
  );

  describe.each(asked)('$name', (operation) => {
    it.each(statesOf(operation.need))(
      `of ${operation.of} that is %s answers each role as the table says`,
      async (state) => {
        const answers: Record<string, Outcome> = {};
        const table: Record<string, Outcome> = {};
        const faults: string[] = [];
        const things = await matrix.thingsIn(state);
        for (const role of Object.keys(roles) as Role[]) {
          const tried = await matrix.tryOut(operation, state, things, role);
          answers[role] = tried.outcome;
          faults.push(...tried.faults);
          table[role] = expected(operation, state, role);
        }
        expect(answers).toEqual(table);
        expect(faults).toEqual([]);
      },
    );
  });
}
