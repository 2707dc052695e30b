import { callState } from '@samspel/domain/grant/grant';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Tag } from '../../../ui/base/tag.tsx';

interface Props {
  grant: { nextDeadline: string | null; deadlines: readonly { type: string }[] };
}

const colours = { OPEN: 'success', SOON: 'warning', CLOSED: 'neutral', ALWAYS: 'success' } as const;

/** Whether one can apply, in a word and a colour. */
export function CallState({ grant: { nextDeadline, deadlines } }: Props) {
  const say = useText();
  const today = useToday();
  const state = callState(
    nextDeadline,
    deadlines.some(({ type }) => type === 'APPLICATION'),
    today,
  );
  return <Tag color={colours[state]}>{say(`grant.state.${state}`)}</Tag>;
}
