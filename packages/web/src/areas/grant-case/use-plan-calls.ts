import { type CombinedError, useMutation } from 'urql';
import {
  FollowGrantCaseDeadlineDocument,
  type GrantCaseQuery,
  PlanGrantCaseDocument,
  type PlanGrantCaseInput,
  UndoGrantCasePlanDocument,
} from '../../generated/graphql.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';

/** A case of my municipality with its tasks. */
export type GrantCase = NonNullable<GrantCaseQuery['grantCase']>;
/** Tasks of a case before a deadline. */
export type CasePlan = GrantCase['plans'][number];

/** A case after a change, as needed to undo it. */
type Changed = Pick<GrantCase, 'id' | 'version'>;

/** Puts tasks into a year wheel, and decides whether they follow a deadline that has moved; both offer undo. */
export function usePlanCalls() {
  const say = useText();
  const sayProblem = useProblemText();
  const [planning, sendPlan] = useMutation(PlanGrantCaseDocument);
  const [following, sendFollow] = useMutation(FollowGrantCaseDeadlineDocument);
  const [, sendUndo] = useMutation(UndoGrantCasePlanDocument);
  const undo = async ({ id, version }: Changed, plan: string) => {
    const { error } = await sendUndo({ input: { id, version, plan } });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('grantCase.plan.undone'));
  };
  const sayDone = (words: string, changed: Changed, plan: string) =>
    toast.success(words, { words: say('button.undo'), run: () => void undo(changed, plan) });

  /** Returns the error if it was refused. */
  const plan = async (input: PlanGrantCaseInput): Promise<CombinedError | undefined> => {
    const { data, error } = await sendPlan({ input });
    const made = data?.planGrantCase;
    const fresh = made?.plans.find(({ type, calendar }) => type === input.type && calendar.id === input.calendar);
    if (made && fresh) sayDone(say('grantCase.plan.made', { count: input.tasks.length }), made, fresh.id);
    return error;
  };
  const follow = async ({ id, version }: Changed, { id: plan, movedTo }: CasePlan, isMoved: boolean) => {
    const { data, error } = await sendFollow({ input: { id, version, plan, to: movedTo!, isMoved } });
    if (error) toast.error(sayProblem(error));
    else sayDone(say(isMoved ? 'grantCase.plan.followed' : 'grantCase.plan.left'), data!.followGrantCaseDeadline, plan);
    return error;
  };
  return { plan, follow, isBusy: planning.fetching || following.fetching };
}
