import type { AccessLevel } from '@samspel/domain/subject/access';
import { whyNotEditable } from '@samspel/domain/subject/state';
import type { Status } from '@samspel/domain/subject/subject';
import { PageNotice } from './page-notice.tsx';

interface Props {
  subject: { status: Status; access: { myAccess: AccessLevel } | null };
  words: { archived: string; readOnly: string; draft: string };
}

/** On the page of a thing: why nothing can be changed here, where nothing can; of a draft, that others do not see it. */
export function WhyNotEditable({ subject: { status, access }, words }: Props) {
  const why = whyNotEditable({ status, myAccess: access?.myAccess ?? 'NONE' });
  if (!why) return status === 'DRAFT' ? <PageNotice>{words.draft}</PageNotice> : null;
  if (status === 'ARCHIVED') return <PageNotice kind="warning">{words.archived}</PageNotice>;
  return <PageNotice>{words.readOnly}</PageNotice>;
}
