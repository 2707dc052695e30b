import { useText } from '../../../texts/text.tsx';

/** Returns 'frå 100 000 til 2 000 000 kroner'; null if no sum is given. */
export function useAmount({ amountFrom: from, amountTo: to }: { amountFrom: number | null; amountTo: number | null }) {
  const say = useText();
  if (from !== null && to !== null) return say('grant.amount.span', { from, to });
  if (from !== null) return say('grant.amount.from', { from });
  return to === null ? null : say('grant.amount.to', { to });
}
