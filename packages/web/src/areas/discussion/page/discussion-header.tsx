import {
  ArrowLeftIcon,
  ArrowRightLeftIcon,
  BarChartIcon,
  ClockDashedIcon,
  MenuElipsisHorizontalIcon,
  PencilIcon,
  TrashIcon,
} from '@navikt/aksel-icons';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMoment } from '../../../core/time/use-moment.ts';
import type { DiscussionPartsFragment } from '../../../generated/graphql.ts';
import { NotifyControl } from '../../../subject/notify/notify-control.tsx';
import { ClapButton } from '../../../subject/reaction/clap-button.tsx';
import { FollowButton } from '../../../subject/reaction/follow-button.tsx';
import { ShareByMail } from '../../../subject/share/share-by-mail.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { forumPaths } from '../address/forum-paths.ts';
import type { DiscussionDialog } from './discussion-dialogs.tsx';
import styles from './discussion-page.module.css';
import { QuestionEdit } from './question-edit.tsx';

interface Props {
  discussion: DiscussionPartsFragment;
  open: (dialog: DiscussionDialog) => void;
}

/** The title, which can be edited in place, who asked, the answers, and what can be done. */
export function DiscussionHeader({ discussion, open }: Props) {
  const say = useText();
  const moment = useMoment();
  const navigate = useNavigate();
  const { title, topic, answerCount, views, lastUpdated, mayEdit } = discussion;
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setEditing(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const list = forumPaths.list(topic ?? undefined);
  return (
    <PageHeader
      above={<TextLink to={list}>{say('discussion.forum')}</TextLink>}
      title={title}
      beside={
        mayEdit && (
          <IconButton
            ref={pencil}
            size="sm"
            label={say('discussion.editTitle')}
            icon={<PencilIcon aria-hidden="true" />}
            onClick={() => setEditing(true)}
          />
        )
      }
      instead={isEditing ? <QuestionEdit discussion={discussion} part="title" onDone={leave} /> : undefined}
      lead={
        <>
          {say('discussion.lastActivity', { when: moment(lastUpdated) })} ·{' '}
          {say('discussion.answers', { count: answerCount })} · {say('discussion.views', { count: views })}
        </>
      }
      actions={
        <div className={styles.actions}>
          <Button icon={<ArrowLeftIcon />} onClick={() => navigate(list)}>
            {say('button.back')}
          </Button>
          <FollowButton subject={discussion} />
          <NotifyControl id={discussion.id} />
          <ClapButton subject={discussion} />
          <ShareByMail id={discussion.id} />
          {mayEdit && (
            <Menu
              label={say('subject.more')}
              trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}
            >
              {!discussion.poll && (
                <MenuItem onSelect={() => open('poll')}>
                  <BarChartIcon aria-hidden="true" />
                  {say('poll.new')}
                </MenuItem>
              )}
              <MenuItem onSelect={() => open('move')}>
                <ArrowRightLeftIcon aria-hidden="true" />
                {say('discussion.move')}
              </MenuItem>
              <MenuItem onSelect={() => open('history')}>
                <ClockDashedIcon aria-hidden="true" />
                {say('history.title')}
              </MenuItem>
              <MenuItem isDangerous onSelect={() => open('delete')}>
                <TrashIcon aria-hidden="true" />
                {say('button.delete')}
              </MenuItem>
            </Menu>
          )}
        </div>
      }
    />
  );
}
