import type { KindHistory } from '../../subject/kinds.tsx';

/** How histories name files and their fields. */
export const fileHistory: KindHistory = {
  fields: { name: { label: 'file.name' }, description: { label: 'field.description' } },
  isAttached: true,
  sayThing: (say, { title }) => say('file.kind', { title }),
};
