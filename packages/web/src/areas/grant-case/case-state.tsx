import type { GrantCaseState } from '@samspel/domain/grant-case/grant-case';
import { useText } from '../../texts/text.tsx';
import { Tag, type TagProps } from '../../ui/base/tag.tsx';

const colours: Record<GrantCaseState, TagProps['color']> = {
  CONSIDERING: 'neutral',
  APPLYING: 'info',
  APPLIED: 'info',
  GRANTED: 'success',
  REFUSED: 'danger',
  REPORTING: 'warning',
  CLOSED: 'neutral',
};

/** The state of a case, in words and colour. */
export function CaseState({ state }: { state: GrantCaseState }) {
  const say = useText();
  return <Tag color={colours[state]}>{say(`grantCase.state.${state}`)}</Tag>;
}
