import { type CalendarCategory, calendarCategories } from '@samspel/domain/calendar/calendar';
import { useMemo } from 'react';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { KostraPicker } from '../../../subject/kostra/kostra-picker.tsx';
import { useText } from '../../../texts/text.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { ColourField } from '../../../ui/colour-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MiniWheel } from '../board/mini-wheel.tsx';
import { ringSwatches } from '../fields/ring-colours.ts';
import styles from './calendar-fields.module.css';

/** The fields in the form of a year wheel, without access. */
export interface CalendarForm {
  title: string;
  /** #rrggbb */
  color: string;
  category: CalendarCategory;
  kostraFunctions: readonly string[];
  /** Rich text as JSON; '' if empty. */
  description: string;
}

interface Props {
  form: CalendarForm;
  set: (change: Partial<CalendarForm>) => void;
  errors: FieldErrors;
}

/** Title, and colour with a preview: the fields that a new year wheel needs. */
export function CalendarBasics({ form, set, errors }: Props) {
  const say = useText();
  const theme = useTheme();
  const swatches = useMemo(() => ringSwatches(say, theme), [say, theme]);
  return (
    <>
      <TextField
        label={say('field.title')}
        description={say('calendarForm.titleHint')}
        value={form.title}
        required
        error={errors.of('title')}
        onChange={(event) => set({ title: event.target.value.replace(/[\r\n]+/g, ' ') })}
        onBlur={() => errors.touch('title')}
      />
      <ColourField
        label={say('field.color')}
        value={form.color}
        swatches={swatches}
        ownLabel={say('calendarForm.ownColour')}
        error={errors.of('color')}
        onChange={(color) => set({ color })}
      />
      <Preview form={form} />
    </>
  );
}

/** Category, service areas and description. */
export function CalendarMore({ form, set, errors }: Props) {
  const say = useText();
  return (
    <>
      <Select
        label={say('field.category')}
        value={form.category}
        onChange={(event) => set({ category: event.target.value as CalendarCategory })}
      >
        {calendarCategories.map((category) => (
          <option key={category} value={category}>
            {say(`calendar.category.${category}`)}
          </option>
        ))}
      </Select>
      <KostraPicker chosen={form.kostraFunctions} onChange={(kostraFunctions) => set({ kostraFunctions })} />
      <RichTextField
        label={say('field.description')}
        value={form.description}
        error={errors.of('description')}
        onChange={(description) => set({ description })}
        onBlur={() => errors.touch('description')}
      />
    </>
  );
}

/** How the year wheel will look in lists. */
function Preview({ form: { title, color, category } }: { form: CalendarForm }) {
  const say = useText();
  return (
    <figure className={styles.preview}>
      <figcaption>{say('calendarForm.preview')}</figcaption>
      <div className={styles.card}>
        <MiniWheel color={color} size={44} />
        <span>
          <span className={styles.category}>{say(`calendar.category.${category}`)}</span>
          <span className={styles.title}>{title.trim() || say('calendar.new')}</span>
        </span>
      </div>
    </figure>
  );
}
