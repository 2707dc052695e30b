import type { AccessLevel } from '@samspel/domain/subject/access';
import { whyNotEditable } from '@samspel/domain/subject/state';
import type { Status } from '@samspel/domain/subject/subject';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { PageNotice } from '../../ui/layout/page-notice.tsx';
import styles from './why-not-editable.module.css';

interface Props {
  subject: { status: Status; access: { myAccess: AccessLevel } | null };
  /** Without `readOnly`, the head of the page says it. */
  words: { archived: string; readOnly?: string; draft: string };
  /** Opens the question whether to restore it from the archive. */
  onUnArchive: () => void;
}

/** On the page of a thing: why it cannot be changed here, if it cannot; for a draft, that others do not see it. */
export function WhyNotEditable({ subject: { status, access }, words, onUnArchive }: Props) {
  const say = useText();
  const myAccess = access?.myAccess ?? 'NONE';
  const why = whyNotEditable({ status, myAccess });
  if (!why) return status === 'DRAFT' ? <PageNotice>{words.draft}</PageNotice> : null;
  if (status === 'ARCHIVED') {
    return (
      <PageNotice kind="warning">
        <div className={styles.words}>
          {words.archived}
          {myAccess === 'WRITE' && (
            <Button size="sm" onClick={onUnArchive}>
              {say('subject.unArchive')}
            </Button>
          )}
        </div>
      </PageNotice>
    );
  }
  if (words.readOnly === undefined) return null;
  return <PageNotice>{words.readOnly}</PageNotice>;
}
