import type { EditedField } from './row-values.ts';

/** The columns of the table. */
export const tableColumns = ['state', 'title', 'startDate', 'endDate', 'responsible', 'tags', 'written'] as const;
export type TableColumn = (typeof tableColumns)[number];

const edited: readonly string[] = ['title', 'startDate', 'endDate', 'tags'] satisfies EditedField[];

/** Whether the cells of a column can be written in. */
export const isEdited = (column: TableColumn): column is EditedField => edited.includes(column);

/** Whether a column is changed in a window of its own: a person is found, not written. */
export const isPerson = (column: TableColumn): boolean => column === 'responsible';

/** A cell that is being written in, and what was typed to begin; undefined begins with what it holds. */
export interface Writing {
  index: number;
  field: EditedField;
  typed: string | undefined;
}
