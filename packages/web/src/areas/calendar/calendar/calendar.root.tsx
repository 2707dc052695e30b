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
import { rootForm } from '../../../subject/root/root-form.tsx';
import type { RootKind } from '../../../subject/root/root-kind.ts';
import { paths } from '../address/paths.ts';
import { type CalendarForm, type CalendarFormInput, calendarFields } from '../fields/calendar.fields.ts';
import { LinkDies } from '../share-link/link-dies.tsx';
import { BroughtIn } from './brought-in.tsx';
import { calendarControls } from './calendar-controls.tsx';
import { EditTools } from './edit-tools.tsx';

/** Year wheels, for the shared dialogs over their pages. */
export const calendarRoot: RootKind<CalendarPartsFragment, CalendarForm, CalendarFormInput> = {
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
  form: rootForm(calendarFields, {
    own: calendarControls,
    useNames: () => ({ kostraFunction: useKostraTitle() }),
  }),
  Consequences: ({ thing }) => <LinkDies uri={thing.shareableUri} />,
  Tools: ({ thing }) => <EditTools calendar={thing} />,
  AboveHistory: ({ thing }) => <BroughtIn calendar={thing.id} />,
};
