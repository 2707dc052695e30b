import type { Say } from '@samspel/i18n/say';
import { colourPart, fieldPart, listPart, richTextPart, textPart } from '../../../core/forms/parts.tsx';
import type { ShownPart } from '../../../core/forms/use-conflict.ts';
import {
  ArchiveCalendarDocument,
  CalendarHistoryDocument,
  type CalendarPartsFragment,
  NewestCalendarDocument,
  RemoveCalendarDocument,
  RestoreCalendarDocument,
  UnArchiveCalendarDocument,
  UpdateCalendarDocument,
} from '../../../generated/graphql.ts';
import { useKostraTitle } from '../../../subject/kostra/use-kostra-title.ts';
import type { RootKind } from '../../../subject/root/root-kind.ts';
import { useText } from '../../../texts/text.tsx';
import { paths } from '../address/paths.ts';
import { sayColour } from '../fields/ring-colours.ts';
import { LinkDies } from '../share-link/link-dies.tsx';
import { BroughtIn } from './brought-in.tsx';
import { CalendarBasics, CalendarMore } from './calendar-fields.tsx';
import { type CalendarForm, calendarFormOf, inputOf } from './calendar-form.ts';
import { EditTools } from './edit-tools.tsx';

/** The parts of the form of a year wheel, for merging with a newer version. @param kostraTitle a service area by its id */
export function calendarParts(say: Say, kostraTitle: (id: string) => string): ShownPart<CalendarForm>[] {
  return [
    textPart('title', say('field.title')),
    colourPart('color', say('field.color'), (colour) => sayColour(say, colour)),
    fieldPart<CalendarForm, 'category'>('category', say('field.category'), (category) =>
      say(`calendar.category.${category}`),
    ),
    listPart('kostraFunctions', say('field.kostraFunctions'), kostraTitle),
    richTextPart('description', say('field.description')),
  ];
}

/** Year wheels, for the shared dialogs over their pages. */
export const calendarRoot: RootKind<CalendarPartsFragment, CalendarForm, ReturnType<typeof inputOf>> = {
  kind: 'CALENDAR',
  paths: { list: paths.myYear },
  texts: {
    edit: 'calendarForm.edit',
    about: 'calendar.page.about',
    saved: 'calendarForm.edited',
    archived: 'calendar.page.archived',
    noWriteAccess: 'access.noWrite.calendar',
    archiveBody: 'calendar.archive.body',
    unArchiveBody: 'calendar.unArchive.body',
    archiveDraft: 'calendar.archive.draft',
    withdrawTitle: 'calendarForm.withdraw.title',
    withdrawLosses: ['calendarForm.withdraw.body', 'calendarForm.withdraw.responsible'],
    deleteBody: 'calendar.delete.body',
    deleted: 'calendarForm.deleted',
  },
  newest: NewestCalendarDocument,
  history: CalendarHistoryDocument,
  archive: ArchiveCalendarDocument,
  unArchive: UnArchiveCalendarDocument,
  remove: RemoveCalendarDocument,
  restore: RestoreCalendarDocument,
  update: {
    schema: async () => (await import('@samspel/domain/calendar/calendar.input')).updateCalendarInput,
    document: UpdateCalendarDocument,
  },
  form: {
    of: calendarFormOf,
    inputOf,
    Fields: (props) => (
      <>
        <CalendarBasics {...props} />
        <CalendarMore {...props} />
      </>
    ),
    useParts: () => calendarParts(useText(), useKostraTitle()),
  },
  Consequences: ({ thing }) => <LinkDies uri={thing.shareableUri} />,
  Tools: ({ thing }) => <EditTools calendar={thing} />,
  AboveHistory: ({ thing }) => <BroughtIn calendar={thing.id} />,
};
