import { backup } from '../backup/index.ts';
import type { Area } from '../core/area/area.ts';
import { health } from '../core/health/health.ts';
import type { SubjectArea } from '../subject/definition.ts';
import { subject } from '../subject/index.ts';
import { collectKinds } from '../subject/kinds.ts';
import { account } from './account/index.ts';
import { admin } from './admin/index.ts';
import { calendar } from './calendar/index.ts';
import { commentSubject } from './comment/comment.subject.ts';
import { comment } from './comment/index.ts';
import { answerActivity } from './discussion/answer-activity.ts';
import { discussion } from './discussion/index.ts';
import { file, fileSubject } from './file/index.ts';
import { grant } from './grant/index.ts';
import { grantCase } from './grant-case/index.ts';
import { imports } from './import/index.ts';
import { leaving } from './leaving/index.ts';
import { link } from './link/index.ts';
import { news } from './news/index.ts';
import { notification } from './notification/index.ts';
import { organization } from './organization/index.ts';
import { person } from './person/index.ts';
import { relation } from './relation/index.ts';
import { search } from './search/index.ts';
import { share } from './share/index.ts';
import { status } from './status/index.ts';
import { tag } from './tag/index.ts';
import { topic } from './topic/index.ts';

const own: readonly SubjectArea[] = [organization, account, calendar, topic, discussion, grant];

/** Every kind of thing, as its area defines it. */
export const kinds = collectKinds([...own.flatMap(({ kinds = [] }) => kinds), commentSubject, fileSubject]);

const allButLast: readonly Area[] = [
  health,
  subject(kinds),
  comment(kinds),
  file(kinds),
  notification(kinds),
  tag(kinds),
  link(kinds),
  relation(kinds),
  search(kinds),
  share(kinds),
  grantCase(kinds),
  answerActivity(kinds),
  person,
  news,
  imports,
  backup,
  ...own,
];

const allButAdmin: readonly Area[] = [...allButLast, leaving(kinds, allButLast)];

/** Every area of the server, with those that work on things of any kind. */
export const areas: readonly Area[] = [...allButAdmin, status(kinds, allButAdmin), admin(kinds, allButAdmin)];
