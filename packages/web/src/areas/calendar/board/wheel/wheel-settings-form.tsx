import { ArrowUndoIcon } from '@navikt/aksel-icons';
import { sayMonth } from '@samspel/i18n/days';
import type { TextId } from '@samspel/i18n/texts';
import { useId } from 'react';
import { useText } from '../../../../texts/text.tsx';
import { Button } from '../../../../ui/base/button.tsx';
import { Checkbox } from '../../../../ui/field/checkbox.tsx';
import { Fieldset } from '../../../../ui/field/fieldset.tsx';
import { Radio } from '../../../../ui/field/radio.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import type { WheelChoices } from '../../address/wheel-choices.ts';
import styles from './wheel-settings-form.module.css';

interface Props {
  choices: WheelChoices;
  onChoose: (change: Partial<WheelChoices>) => void;
  onReset: () => void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The choices of product/year-wheels#settings-of-the-wheel. There is nothing to save: each applies at once. */
export function WheelSettingsForm({ choices, onChoose, onReset }: Props) {
  const say = useText();
  return (
    <div className={styles.form} data-size="sm">
      <p className={styles.hint}>{say('wheel.settings.hint')}</p>
      <Choice
        legend="wheel.direction"
        value={choices.direction}
        onChange={(direction) => onChoose({ direction })}
        options={[
          { value: 'right', label: 'wheel.clockwise' },
          { value: 'left', label: 'wheel.counterClockwise' },
        ]}
      />
      <Choice
        legend="wheel.choosing"
        value={choices.selectionMode}
        onChange={(selectionMode) => onChoose({ selectionMode })}
        options={[
          { value: 'month', label: 'wheel.selectMonths' },
          { value: 'pie', label: 'wheel.selectElements' },
        ]}
      />
      <Choice
        legend="wheel.adding"
        value={choices.toggleMode}
        onChange={(toggleMode) => onChoose({ toggleMode })}
        options={[
          { value: 'REMEMBER', label: 'wheel.remember', hint: 'wheel.remember.hint' },
          { value: 'CONTROL_CLICK', label: 'wheel.controlClick', hint: 'wheel.controlClick.hint' },
        ]}
      />
      <Fieldset legend={say('wheel.completed')}>
        <Checkbox
          label={say('wheel.hideCompleted')}
          description={say('wheel.hideCompleted.hint')}
          checked={choices.hidesCompleted}
          onChange={(event) => onChoose({ hidesCompleted: event.target.checked })}
        />
      </Fieldset>
      <Select
        label={say('wheel.startMonth')}
        value={choices.startMonth}
        onChange={(event) => onChoose({ startMonth: Number(event.target.value) })}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {sayMonth(say, month)}
          </option>
        ))}
      </Select>
      <Button variant="tertiary" icon={<ArrowUndoIcon />} onClick={onReset}>
        {say('wheel.settings.reset')}
      </Button>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  legend: TextId;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: TextId; hint?: TextId }[];
}

/** One of two options. */
function Choice<Value extends string>({ legend, value, onChange, options }: ChoiceProps<Value>) {
  const say = useText();
  const name = useId();
  return (
    <Fieldset legend={say(legend)} className={styles.choice}>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          value={option.value}
          label={say(option.label)}
          description={option.hint && say(option.hint)}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </Fieldset>
  );
}
