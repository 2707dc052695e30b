import { rolloverRules } from '@samspel/domain/calendar/rollover-day';
import type { RolloverRule } from '../../../generated/graphql.ts';
import { ResponsibleField } from '../../../subject/person/person-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { withPerson, withRule } from './edits.ts';
import styles from './rollover.module.css';
import type { useRollover } from './use-rollover.ts';

interface Props {
  rollover: ReturnType<typeof useRollover>;
  chosen: ReadonlySet<string>;
}

/** What is done with all chosen rows at once: a rule, which may be to leave them out, or somebody responsible. */
export function ChosenBar({ rollover, chosen }: Props) {
  const say = useText();
  const { edits, setEdits } = rollover;
  if (chosen.size === 0) return null;
  const ids = [...chosen];
  return (
    <div className={styles.bar}>
      <p role="status">{say('rollover.chosen', { count: ids.length })}</p>
      <Select
        label={say('rollover.chosen.rule')}
        value=""
        onChange={(event) => setEdits(withRule(edits, ids, event.target.value as RolloverRule))}
      >
        <option value="" disabled>
          {say('rollover.chosen.pick')}
        </option>
        {rolloverRules.map((rule) => (
          <option key={rule} value={rule}>
            {say(`rollover.rule.${rule}`)}
          </option>
        ))}
      </Select>
      <ResponsibleField
        key={ids.join()}
        value={null}
        onChange={(person) => person?.id && setEdits(withPerson(edits, ids, person))}
      />
    </div>
  );
}
