import { KostraPicker } from '../kostra/kostra-picker.tsx';
import type { FieldsProps } from './fields.ts';

/** The control of the service areas that a thing is for. */
export const ServiceAreasField = ({ form, set }: FieldsProps<{ kostraFunctions: readonly string[] }>) => (
  <KostraPicker chosen={form.kostraFunctions} onChange={(kostraFunctions) => set({ kostraFunctions })} />
);
