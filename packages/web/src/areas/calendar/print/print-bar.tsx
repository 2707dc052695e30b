import { ArrowLeftIcon, DownloadIcon, PrinterSmallIcon } from '@navikt/aksel-icons';
import { calendarYears } from '@samspel/domain/calendar/calendar';
import { sayMonth } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { orientations, papers, shownParts } from '../address/print-choices.ts';
import { sayYear } from '../address/shown-year.ts';
import { YearNotice } from '../address/year-notice.tsx';
import styles from './print-bar.module.css';
import type { PrintAddress } from './use-print-address.ts';

interface Props {
  address: PrintAddress;
  onChoose: (change: Partial<PrintAddress>) => void;
  back: string;
  /** The number of sheets. */
  count: number;
  /** The name of the file if it is printed to one. */
  documentTitle: string;
  /** Offers the year as a file; undefined for somebody else's year. */
  onFile: (() => void) | undefined;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Back, print and the choices: above the sheets, and not printed. */
export function PrintBar({ address, onChoose, back, count, documentTitle, onFile }: Props) {
  const say = useText();
  const { first, last } = calendarYears(useToday());
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const { paper, orientation, show, year, startMonth, hidesCompleted } = address;
  return (
    <div className={styles.bar}>
      <PageHeader
        above={
          <TextLink to={back} className={styles.back}>
            <ArrowLeftIcon aria-hidden="true" />
            {say('print.back')}
          </TextLink>
        }
        title={say('print.title')}
        documentTitle={documentTitle}
        lead={<span role="status">{say('print.sheets', { count })}</span>}
        actions={
          <>
            {onFile && (
              <Button icon={<DownloadIcon />} onClick={onFile}>
                {say('paper.title')}
              </Button>
            )}
            <Button variant="primary" icon={<PrinterSmallIcon />} onClick={() => window.print()}>
              {say('button.print')}
            </Button>
          </>
        }
      />
      <YearNotice written={address.yearWritten} year={year} startMonth={startMonth} />
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is submitted, each choice applies at once */}
      <div role="group" aria-label={say('print.choices')} className={styles.choices} data-size="sm">
        <Choice
          label={say('print.show')}
          value={show}
          options={shownParts.map((value) => ({ value, label: say(`print.show.${value}`) }))}
          onChange={(value) => onChoose({ show: value })}
        />
        <Choice
          label={say('print.paper')}
          value={paper}
          options={papers.map((value) => ({ value, label: say(`print.paper.${value}`) }))}
          onChange={(value) => onChoose({ paper: value })}
        />
        <Choice
          label={say('print.orientation')}
          value={orientation}
          options={orientations.map((value) => ({ value, label: say(`print.orientation.${value}`) }))}
          onChange={(value) => onChoose({ orientation: value })}
        />
        <Choice
          label={say('print.year')}
          value={String(year)}
          options={years.map((value) => ({ value: String(value), label: sayYear(value, startMonth) }))}
          onChange={(value) => onChoose({ year: Number(value) })}
        />
        <Choice
          label={say('wheel.startMonth')}
          value={String(startMonth)}
          options={months.map((month) => ({ value: String(month), label: sayMonth(say, month) }))}
          onChange={(value) => onChoose({ startMonth: Number(value) })}
        />
        <Checkbox
          label={say('wheel.hideCompleted')}
          checked={hidesCompleted}
          onChange={(event) => onChoose({ hidesCompleted: event.target.checked })}
        />
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
