import { CalendarReadableDocument } from '../../../generated/graphql.ts';
import { useReadable as useReadableSubject } from '../../../subject/page/use-readable.ts';

/** Returns a check of whether the person may still read a year wheel. */
export const useReadable = () => useReadableSubject(CalendarReadableDocument);
