/** Changes that were made on the screen and that the server has not answered yet, the oldest first. */
export type Unanswered<Values> = readonly Partial<Values>[];

/** The values as the person sees them: those that the server knows, with what was changed since. */
export function withUnanswered<Values extends object>(known: Values, changes: Unanswered<Values>): Values {
  return Object.assign({}, known, ...changes);
}

/** What is left when one change is answered, taken or refused. Another change of the same value stays. */
export function withoutAnswered<Values>(changes: Unanswered<Values>, answered: Partial<Values>): Unanswered<Values> {
  return changes.filter((change) => change !== answered);
}
