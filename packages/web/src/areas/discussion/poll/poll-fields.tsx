import { PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { pollChoices } from '@samspel/domain/discussion/poll';
import { DayField } from '../../../core/forms/day-field.tsx';
import form from '../../../core/forms/form.module.css';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './poll.module.css';
import type { PollForm } from './poll-form.ts';

interface Props {
  form: PollForm;
  set: (change: Partial<PollForm>) => void;
  errors: Pick<FieldErrors, 'of' | 'touch'>;
  /** Somebody has voted: only the last day can be changed. */
  isVoted?: boolean;
}

/** The answers to choose from, how many one may choose, and until when. */
export function PollFields({ form: { choices, isSeveral, closes }, set, errors, isVoted = false }: Props) {
  const say = useText();
  const today = useToday();
  return (
    <>
      {!isVoted && (
        <>
          <Fieldset legend={say('poll.choices')} error={errors.of('choices')}>
            {choices.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the answers have no id and a fixed order
              <div key={at} className={styles.row}>
                <TextField
                  label={say('poll.choice', { number: at + 1 })}
                  required={at < pollChoices.min}
                  value={text}
                  maxLength={200}
                  error={errors.of(`choices.${at}`)}
                  onChange={({ target }) => set({ choices: choices.with(at, target.value) })}
                  onBlur={() => errors.touch(`choices.${at}`)}
                />
                {choices.length > pollChoices.min && (
                  <IconButton
                    label={say('poll.removeChoice', { number: at + 1 })}
                    icon={<TrashIcon aria-hidden="true" />}
                    onClick={() => set({ choices: choices.toSpliced(at, 1) })}
                  />
                )}
              </div>
            ))}
          </Fieldset>
          {choices.length < pollChoices.max && (
            <div>
              <Button size="sm" icon={<PlusIcon />} onClick={() => set({ choices: [...choices, ''] })}>
                {say('poll.addChoice')}
              </Button>
            </div>
          )}
          <Checkbox
            label={say('poll.several')}
            checked={isSeveral}
            onChange={({ target }) => set({ isSeveral: target.checked })}
          />
        </>
      )}
      <div className={form.pair}>
        <DayField
          label={say('field.closes')}
          required
          value={closes}
          min={today}
          error={errors.of('closes')}
          onChange={(day) => set({ closes: day })}
          onBlur={() => errors.touch('closes')}
        />
      </div>
    </>
  );
}
