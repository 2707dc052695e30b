import { paperFormats } from '@samspel/domain/calendar/export';
import { orientations, paperParts, papers } from '@samspel/domain/calendar/paper';
import { monthOf } from '@samspel/domain/time/day';
import { sayMonth } from '@samspel/i18n/days';
import { useText } from '../../../texts/text.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Fieldset } from '../../../ui/field/fieldset.tsx';
import { Select } from '../../../ui/field/select.tsx';
import styles from './paper-dialog.module.css';
import { type PaperChoice, type PaperYear, quarterDays } from './paper-path.ts';

interface Props {
  choice: PaperChoice;
  of: PaperYear;
  onChoose: (change: Partial<PaperChoice>) => void;
}

/** What a file is made of. The last part that is chosen cannot be taken away. */
export function PaperChoices({ choice, of, onChoose }: Props) {
  const say = useText();
  const { format, paper, orientation, what, notes, isWhite, quarter } = choice;
  const isSheets = format === 'pdf';
  return (
    <div className={styles.choices} data-size="sm">
      <Select
        label={say('paper.format')}
        value={format}
        onChange={({ target }) => onChoose({ format: target.value as PaperChoice['format'] })}
      >
        {paperFormats.map((value) => (
          <option key={value} value={value}>
            {say(`paper.format.${value}`)}
          </option>
        ))}
      </Select>
      <Select
        label={say('paper.days')}
        value={quarter === null ? '' : String(quarter)}
        onChange={({ target }) => onChoose({ quarter: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{say('paper.days.year')}</option>
        {[0, 1, 2, 3].map((value) => (
          <option key={value} value={value}>
            {sayQuarter(say, of, value)}
          </option>
        ))}
      </Select>
      {isSheets && (
        <>
          <Select
            label={say('print.paper')}
            value={paper}
            onChange={({ target }) => onChoose({ paper: target.value as PaperChoice['paper'] })}
          >
            {papers.map((value) => (
              <option key={value} value={value}>
                {value.toUpperCase()}
              </option>
            ))}
          </Select>
          <Select
            label={say('print.orientation')}
            value={orientation}
            onChange={({ target }) => onChoose({ orientation: target.value as PaperChoice['orientation'] })}
          >
            {orientations.map((value) => (
              <option key={value} value={value}>
                {say(`print.orientation.${value}`)}
              </option>
            ))}
          </Select>
          <Fieldset legend={say('print.show')} className={styles.group}>
            {paperParts.map((part) => (
              <Checkbox
                key={part}
                label={say(`paper.part.${part}`)}
                checked={what.includes(part)}
                disabled={what.length === 1 && what[0] === part}
                onChange={({ target }) =>
                  onChoose({ what: paperParts.filter((one) => (one === part ? target.checked : what.includes(one))) })
                }
              />
            ))}
          </Fieldset>
          <Checkbox
            label={say('paper.withNotes')}
            checked={notes}
            onChange={({ target }) => onChoose({ notes: target.checked })}
          />
        </>
      )}
      {!isSheets && (
        <Checkbox
          label={say('paper.white')}
          description={say('paper.white.hint')}
          checked={isWhite}
          onChange={({ target }) => onChoose({ isWhite: target.checked })}
        />
      )}
    </div>
  );
}

/** 'august–oktober'. */
function sayQuarter(say: ReturnType<typeof useText>, of: PaperYear, quarter: number): string {
  const { from, to } = quarterDays(of, quarter);
  return say('paper.days.quarter', { first: sayMonth(say, monthOf(from)), last: sayMonth(say, monthOf(to)) });
}
