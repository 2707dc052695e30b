import type { Status } from '@samspel/domain/subject/subject';
import type { Say } from '@samspel/i18n/say';

/** The title of a thing wherever it stands: an archived one says so (product/access#archive-and-trash). */
export const sayTitle = (say: Say, { title, status }: { title: string; status: Status }): string =>
  status === 'ARCHIVED' ? say('subject.archivedTitle', { title }) : title;
