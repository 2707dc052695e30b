import { useParams } from 'react-router';
import { DiscussionPageDocument } from '../../../generated/graphql.ts';
import { Lost } from '../../../subject/page/lost.tsx';
import { SubjectLoader } from '../../../subject/page/subject-loader.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { forumPaths, topicOf } from '../address/forum-paths.ts';
import styles from './discussion-page.module.css';
import { OneDiscussion } from './one-discussion.tsx';
import { topicsAhead } from './topics.tsx';

/** /forum/:forum/:uri: the discussion that the address names, or why it is not shown. Only the id at the end of the address counts. */
export function Component() {
  const say = useText();
  const topic = topicOf(useParams().forum!);
  const wayOut = <LinkButton to={forumPaths.list()}>{say('discussion.forum')}</LinkButton>;
  return (
    <SubjectLoader
      document={DiscussionPageDocument}
      beside={{ kind: 'DISCUSSION', asks: (id) => topicsAhead(id, topic) }}
      show={(discussion, reload) => <OneDiscussion discussion={discussion} onReload={reload} />}
      missing={<NotFound />}
      lost={<Lost wayOut={wayOut} />}
    />
  );
}

/** Says which number was asked for, since somebody may have copied only half an address. */
function NotFound() {
  const say = useText();
  const { uri = '' } = useParams();
  return (
    <>
      <PageHeader
        title={say('discussion.missing.title')}
        lead={
          <>
            <code>{uri}</code>: {say('discussion.missing', { id: uri.slice(uri.lastIndexOf('-') + 1) })}{' '}
            {say('shell.notFound.body')}
          </>
        }
      />
      <p className={styles.wayOut}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {say('button.retry')}
        </Button>
        <LinkButton to={forumPaths.list()}>{say('discussion.forum')}</LinkButton>
      </p>
    </>
  );
}
