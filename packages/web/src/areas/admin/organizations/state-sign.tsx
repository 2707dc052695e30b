import type { SubscriptionState } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Tag } from '../../../ui/base/tag.tsx';

const colors = { SUBSCRIBED: 'success', TRIAL: 'info', ENDED: 'danger', UNTRIED: 'neutral' } as const;

/** The subscription state of an organization. */
export function StateSign({ state }: { state: SubscriptionState }) {
  const say = useText();
  return <Tag color={colors[state]}>{say(`admin.state.${state}`)}</Tag>;
}
