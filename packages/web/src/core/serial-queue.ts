/** The answer to an action, and whether it was the last one. */
export interface Turn<Answer> {
  answer: Answer;
  /** No more actions wait: what is shown meanwhile can be removed. */
  isLast: boolean;
}

/**
 * Runs the actions on one thing one after another, in the order in which they are asked for: otherwise, on a slow network, a tick could overtake the
 * one before it, and the undone one would win. `const [takeTurn] = useState(serialQueue)`.
 */
export function serialQueue() {
  const lines = new Map<string, Promise<unknown>>();
  return async <Answer>(thing: string, action: () => Promise<Answer>): Promise<Turn<Answer>> => {
    const turn = (lines.get(thing) ?? Promise.resolve()).then(action, action);
    lines.set(thing, turn);
    try {
      const answer = await turn;
      return { answer, isLast: lines.get(thing) === turn };
    } finally {
      if (lines.get(thing) === turn) lines.delete(thing);
    }
  };
}
