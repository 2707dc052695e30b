/** Root fields whose answers a change makes stale; what a mutation answers is updated by its id anyway. */
export type Reread = 'everything' | readonly string[];

/** Lists of what is still to be done, by deadline. */
const deadlines = ['upcomingDeadlines', 'myUnfinishedTasks', 'incompleteTasksAssignedByMe'];

/** What the rules look at: the arguments of a mutation, or its `input`. */
type Input = Readonly<Record<string, unknown>>;

/** Mutations that leave most lists as they are. Each answers all else that it changes. */
const rules: Readonly<Record<string, (input: Input) => Reread>> = {
  follow: () => ['myFollowed'],
  unFollow: () => ['myFollowed'],
  like: () => [],
  unLike: () => [],
  createTodo: () => [],
  updateTodo: () => [],
  removeTodo: () => [],
  restoreTodo: () => [],
  updateMe: () => [],
  updateSettings: () => [],
  updateEventInstance: changedActivity,
};

/** Other days put an activity elsewhere in every list; a tick or another person in those of what is to be done; words nowhere. */
function changedActivity({ startDate, endDate, status, isDone, responsible }: Input): Reread {
  const isMoved = startDate !== undefined || endDate !== undefined;
  if (isMoved || (status !== undefined && status !== 'PUBLISHED')) return 'everything';
  return isDone !== undefined || responsible !== undefined ? deadlines : [];
}

/** What is to be read again after a mutation. One without a rule may have changed any list, so that a new one needs no line here. */
export const rereadsAfter = (mutation: string, args: Input): Reread =>
  rules[mutation]?.((args.input as Input | undefined) ?? args) ?? 'everything';

/** What no change of things changes: who I am answers its own changes, and the state's classification has none. */
const lasting = new Set(['me', 'allKostraFunctionGroups', 'allKostraFunctions']);

/** Whether a root field is to be read again. */
export const isStale = (field: string, reread: Reread): boolean =>
  reread === 'everything' ? !lasting.has(field) : reread.includes(field);
