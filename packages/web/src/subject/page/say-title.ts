import type { Status } from '@samspel/domain/subject/subject';
import type { Say } from '@samspel/i18n/say';

/** Returns the title of a thing as it is shown everywhere: marked if the thing is archived (product/access#archive-and-trash). */
export const sayTitle = (say: Say, { title, status }: { title: string; status: Status }): string =>
  status === 'ARCHIVED' ? say('subject.archivedTitle', { title }) : title;
