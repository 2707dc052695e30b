import { type CalendarCategory, calendarCategories } from '@samspel/domain/calendar/calendar';
import { type ReactNode, useMemo } from 'react';
import type { FieldErrors } from '../../../core/forms/use-field-errors.ts';
import { KostraPicker } from '../../../subject/kostra/kostra-picker.tsx';
import { useText } from '../../../texts/text.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { ColourField } from '../../../ui/field/colour-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { ringSwatches } from '../fields/ring-colours.ts';

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

/** Title and colour: the fields that a new year wheel needs. @param children what is asked between them */
export function CalendarBasics({ form, set, errors, children }: Props & { children?: ReactNode }) {
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
      {children}
      <ColourField
        label={say('field.color')}
        value={form.color}
        swatches={swatches}
        ownLabel={say('calendarForm.ownColour')}
        error={errors.of('color')}
        onChange={(color) => set({ color })}
      />
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
