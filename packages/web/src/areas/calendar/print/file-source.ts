import type { Grouping } from '@samspel/domain/calendar/municipality-rings';

/** Of what the server makes files: a year wheel, the year of one's municipality, or one's own year. */
export interface FileSource {
  calendar?: { id: string };
  /** How the rings are made, if it is of one's municipality. */
  group?: Grouping;
  /** The name of the file. */
  title: string;
}
