import { PencilIcon, PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { dayByPattern, patternOf } from '@samspel/domain/calendar/rollover-day';
import { addDays, daysBetween } from '@samspel/domain/time/day';
import { plainCalendar } from '@samspel/domain/time/working-days';
import { saySpan, sayWrittenDay } from '@samspel/i18n/days';
import { useState } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import type { DaysPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { RuledList } from '../../../ui/layout/ruled-list.tsx';
import { RuledSection } from '../../../ui/layout/ruled-section.tsx';
import { DaysDialog } from './days-dialog.tsx';
import styles from './days-page.module.css';
import { PasteDialog } from './paste-dialog.tsx';
import { type DaysKind, useDays } from './use-days.ts';

interface Props {
  kind: DaysKind;
  organization: string;
  year: number;
  days: readonly DaysPartsFragment[];
  /** Those of the year before, to be copied. */
  before: readonly DaysPartsFragment[];
  onChanged: () => void;
}

type Opened = { kind: 'one'; days: DaysPartsFragment | null } | { kind: 'lines'; text: string };

/** The school holidays or the closed days of a year: one more, several from a table, or those of the year before in the same weeks. */
export function DaysList({ kind, organization, year, days, before, onChanged }: Props) {
  const say = useText();
  const today = useToday();
  const { save, remove } = useDays(kind, organization);
  const [opened, setOpened] = useState<Opened | null>(null);
  const lines = before.map((one) => {
    const startDate = dayByPattern(patternOf(one.startDate, 'SAME_WEEK', plainCalendar), year, plainCalendar);
    const endDate = addDays(startDate, daysBetween(one.startDate, one.endDate));
    return [one.title, sayWrittenDay(say, startDate), sayWrittenDay(say, endDate)].join('\t');
  });
  const done = () => {
    setOpened(null);
    onChanged();
  };
  return (
    <RuledSection title={say(`daysOff.${kind}`)} className={styles.list}>
      {days.length === 0 && <p>{say(`daysOff.${kind}.none`, { year: String(year) })}</p>}
      <RuledList>
        {days.map((one) => (
          <li key={one.id} className={styles.row}>
            <span>
              {one.title}
              <span className={styles.when}>{saySpan(say, one.startDate, one.endDate, today)}</span>
            </span>
            <span>
              <IconButton
                label={say('daysOff.edit', { title: one.title })}
                icon={<PencilIcon aria-hidden="true" />}
                onClick={() => setOpened({ kind: 'one', days: one })}
              />
              <IconButton
                label={say('daysOff.remove', { title: one.title })}
                icon={<TrashIcon aria-hidden="true" />}
                onClick={() => void remove(one.id).then(onChanged)}
              />
            </span>
          </li>
        ))}
      </RuledList>
      <div className={styles.buttons}>
        <Button icon={<PlusIcon />} onClick={() => setOpened({ kind: 'one', days: null })}>
          {say('daysOff.add')}
        </Button>
        <Button onClick={() => setOpened({ kind: 'lines', text: '' })}>{say('daysOff.paste')}</Button>
        {lines.length > 0 && (
          <Button onClick={() => setOpened({ kind: 'lines', text: lines.join('\n') })}>
            {say('daysOff.copyLast', { year: String(year - 1) })}
          </Button>
        )}
      </div>
      {opened?.kind === 'one' && (
        <DaysDialog
          title={say(`daysOff.${kind}`)}
          stored={opened.days}
          first={`${year}-01-01`}
          onSave={async (changed) => {
            if (await save([changed])) done();
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === 'lines' && (
        <PasteDialog
          title={say(`daysOff.${kind}`)}
          text={opened.text}
          onSave={async (read) => {
            if (await save(read)) done();
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </RuledSection>
  );
}
