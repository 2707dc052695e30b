import { useMemo } from 'react';
import type { FieldsProps } from '../../../subject/form/fields.ts';
import type { OwnControls } from '../../../subject/form/form-fields.tsx';
import { ServiceAreasField } from '../../../subject/form/service-areas-field.tsx';
import { useText } from '../../../texts/text.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { ColourField } from '../../../ui/field/colour-field.tsx';
import { calendarFields } from '../fields/calendar.fields.ts';
import { ringSwatches } from '../fields/ring-colours.ts';

/** The controls of the fields of a year wheel that have one of their own. */
export const calendarControls: OwnControls<typeof calendarFields> = {
  color: WheelColourField,
  kostraFunctions: ServiceAreasField,
};

/** The colour of a year wheel, among those of the wheel or any other. */
function WheelColourField({ form, set, errors }: FieldsProps<{ color: string }>) {
  const say = useText();
  const theme = useTheme();
  const swatches = useMemo(() => ringSwatches(say, theme), [say, theme]);
  return (
    <ColourField
      label={say(calendarFields.color.label)}
      value={form.color}
      swatches={swatches}
      ownLabel={say('calendarForm.ownColour')}
      error={errors.of('color')}
      onChange={(color) => set({ color })}
    />
  );
}
