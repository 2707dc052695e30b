import { plannedIn } from '@samspel/domain/grant-case/case-plan';
import { useQuery } from 'urql';
import { GrantCaseDocument } from '../../generated/graphql.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** Offers the tasks of the state that a grant's case was just moved to, as the grant's page does; nothing if the case has them already. */
export function PlanOffer({ grant, onClose }: { grant: string; onClose: () => void }) {
  const [{ data }] = useQuery({ query: GrantCaseDocument, variables: { grant }, requestPolicy: 'network-only' });
  const of = data?.grantCase;
  const planned = of ? plannedIn(of.state) : null;
  if (!of || !planned || of.plans.some(({ type }) => type === planned)) return null;
  return <PlanDialog {...{ of, grant, onClose }} type={planned} />;
}
