import { CalendarReadableDocument } from '../../../generated/graphql.ts';
import { useReadable as useReadableSubject } from '../../../subject/page/use-readable.ts';

/** Returns how to ask whether the person may still read a year wheel. */
export const useReadable = () => useReadableSubject(CalendarReadableDocument);
