/** Changes shown on the screen that the server has not answered yet, the oldest first. */
export type Unanswered<Values> = readonly Partial<Values>[];

/** Returns the values that the person sees: the server's, with the changes made since. */
export function withUnanswered<Values extends object>(known: Values, changes: Unanswered<Values>): Values {
  return Object.assign({}, known, ...changes);
}

/** Returns the changes left when one was answered, whether accepted or refused. Another change of the same value stays. */
export function withoutAnswered<Values>(changes: Unanswered<Values>, answered: Partial<Values>): Unanswered<Values> {
  return changes.filter((change) => change !== answered);
}
