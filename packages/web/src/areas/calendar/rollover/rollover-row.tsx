import { PencilIcon } from '@navikt/aksel-icons';
import { rolloverRules } from '@samspel/domain/calendar/rollover-day';
import { sayDay, sayShortDay } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import type { RolloverRule } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { type Edits, type ShownRow, withRule } from './edits.ts';
import styles from './rollover.module.css';

interface Props {
  row: ShownRow;
  year: number;
  isChosen: boolean;
  onChoose: () => void;
  /** Opens the dialog for its day and its responsible person. */
  onOpen: () => void;
  edits: Edits;
  onEdit: (edits: Edits) => void;
  showsWheel: boolean;
}

/** One activity: last year's note beside it, its days, its rule and why. What is there already can only be read. */
export function RolloverRow({ row, year, isChosen, onChoose, onOpen, edits, onEdit, showsWheel }: Props) {
  const say = useText();
  const today = useToday();
  const { id, eventInstance, from, to, rule, reason, isThere, isOwnDay, responsible } = row;
  const { title, noteText, calendar } = eventInstance;
  const below = [showsWheel && calendar.title, responsible?.name].filter(Boolean).join(' · ');
  return (
    <tr data-left={!row.isTaken || undefined} data-chosen={isChosen || undefined}>
      <td data-column="choose">
        {!isThere && (
          <Checkbox
            label={<span className="ds-sr-only">{say('rollover.choose', { title })}</span>}
            checked={isChosen}
            onChange={onChoose}
          />
        )}
      </td>
      <th scope="row" data-column="title">
        {title}
        {below && <span className={styles.below}>{below}</span>}
        {noteText && (
          <details className={styles.note}>
            <summary>{say('rollover.experience', { year: String(year - 1) })}</summary>
            {noteText}
          </details>
        )}
      </th>
      <td data-label={say('rollover.thisYear', { year: String(year - 1) })}>{sayShortDay(say, from, today)}</td>
      <td data-label={say('rollover.nextYear', { year: String(year) })}>
        <span className={styles.day}>
          {to ? sayDay(say, to, today) : '–'}
          {!isThere && (
            <IconButton
              label={say('rollover.dayOf', { title })}
              icon={<PencilIcon aria-hidden="true" />}
              onClick={onOpen}
            />
          )}
        </span>
      </td>
      <td>
        {!isThere && (
          <Select
            label={<span className="ds-sr-only">{say('rollover.ruleOf', { title })}</span>}
            value={rule}
            onChange={(event) => onEdit(withRule(edits, [id], event.target.value as RolloverRule))}
          >
            {rolloverRules.map((one) => (
              <option key={one} value={one}>
                {say(`rollover.rule.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </td>
      <td data-column="reason">{isOwnDay ? say('rollover.reason.own') : reason}</td>
    </tr>
  );
}
