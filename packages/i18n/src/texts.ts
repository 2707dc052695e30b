import { aboutTexts } from './about.ts';
import { accessTexts } from './access.ts';
import { accountTexts } from './account.ts';
import { adminTexts } from './admin.ts';
import { buttonTexts } from './button.ts';
import { calendarTexts } from './calendar.ts';
import { calendarCardTexts } from './calendar-card.ts';
import { calendarFormTexts } from './calendar-form.ts';
import { commentTexts } from './comment.ts';
import { conflictTexts } from './conflict.ts';
import { copyTexts } from './copy.ts';
import { daysOffTexts } from './days-off.ts';
import { discussionTexts } from './discussion.ts';
import { eventTexts } from './event.ts';
import { exportTexts } from './export.ts';
import { fieldTexts } from './field.ts';
import { fileTexts } from './file.ts';
import { formTexts } from './form.ts';
import { grantTexts } from './grant.ts';
import { grantCaseTexts } from './grant-case.ts';
import { helpTexts } from './help.ts';
import { historyTexts } from './history.ts';
import { homeTexts } from './home.ts';
import { importTexts } from './import.ts';
import { jobTexts } from './job.ts';
import { labsTexts } from './labs.ts';
import { leavingTexts } from './leaving.ts';
import { linkTexts } from './link.ts';
import { mailTexts } from './mail.ts';
import { municipalityTexts } from './municipality.ts';
import { myDataTexts } from './my-data.ts';
import { newsTexts } from './news.ts';
import { notificationTexts } from './notification.ts';
import { offlineTexts } from './offline.ts';
import { organizationTexts } from './organization.ts';
import { paperTexts } from './paper.ts';
import { personTexts } from './person.ts';
import { pictureTexts } from './picture.ts';
import { pollTexts } from './poll.ts';
import { presentTexts } from './present.ts';
import { printTexts } from './print.ts';
import { refusalTexts } from './refusal.ts';
import { relationTexts } from './relation.ts';
import { rolloverTexts } from './rollover.ts';
import { searchTexts } from './search.ts';
import { shareTexts } from './share-link.ts';
import { shareMailTexts } from './share-mail.ts';
import { shellTexts } from './shell.ts';
import { subjectTexts } from './subject.ts';
import { tagTexts } from './tag.ts';
import { termsTexts } from './terms.ts';
import { timeTexts } from './time.ts';
import { timelineTexts } from './timeline.ts';
import { topicTexts } from './topic.ts';
import { uploadTexts } from './upload.ts';
import { welcomeTexts } from './welcome.ts';
import { wheelTexts } from './wheel.ts';

/** Every text in every language, by id. The browser never imports this table: it loads one compiled language (`compile.ts`). */
export const allTexts = {
  ...topicTexts,
  ...aboutTexts,
  ...accessTexts,
  ...accountTexts,
  ...adminTexts,
  ...buttonTexts,
  ...calendarTexts,
  ...calendarCardTexts,
  ...calendarFormTexts,
  ...commentTexts,
  ...conflictTexts,
  ...copyTexts,
  ...daysOffTexts,
  ...discussionTexts,
  ...eventTexts,
  ...exportTexts,
  ...fieldTexts,
  ...fileTexts,
  ...uploadTexts,
  ...formTexts,
  ...grantTexts,
  ...grantCaseTexts,
  ...helpTexts,
  ...historyTexts,
  ...homeTexts,
  ...importTexts,
  ...jobTexts,
  ...labsTexts,
  ...leavingTexts,
  ...linkTexts,
  ...termsTexts,
  ...welcomeTexts,
  ...mailTexts,
  ...myDataTexts,
  ...municipalityTexts,
  ...newsTexts,
  ...notificationTexts,
  ...offlineTexts,
  ...organizationTexts,
  ...personTexts,
  ...pictureTexts,
  ...pollTexts,
  ...paperTexts,
  ...presentTexts,
  ...printTexts,
  ...refusalTexts,
  ...relationTexts,
  ...rolloverTexts,
  ...searchTexts,
  ...shareTexts,
  ...shareMailTexts,
  ...shellTexts,
  ...subjectTexts,
  ...tagTexts,
  ...timeTexts,
  ...wheelTexts,
  ...timelineTexts,
};

/** The id of a text: area, dot, key. */
export type TextId = keyof typeof allTexts;

/** The ids of all texts. */
export const textIds = Object.keys(allTexts) as TextId[];

/** Whether a text with this id exists. */
export function isTextId(id: string): id is TextId {
  return Object.hasOwn(allTexts, id);
}
