/** What an action answered, and whether it was the last one asked for. */
export interface Turn<Answer> {
  answer: Answer;
  /** Nothing more waits for its turn: what is shown meanwhile can go. */
  isLast: boolean;
}

/**
 * Lets the actions on one thing be done one after another, in the order in which they are asked for: on a slow network a tick could otherwise
 * overtake the one before it, and the one that the person took back would stand. `const [takeTurn] = useState(inTurn)`.
 */
export function inTurn() {
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
