/** The forms in which activities go out: as a sheet, and as paper or a picture of it. */
export const sheetFormats = ['xlsx', 'csv'] as const;
export const paperFormats = ['pdf', 'svg', 'png'] as const;
export type SheetFormat = (typeof sheetFormats)[number];
export type PaperFormat = (typeof paperFormats)[number];
