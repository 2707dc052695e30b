import {
  ArrowRightLeftIcon,
  BarChartIcon,
  ChatElipsisIcon,
  ClockDashedIcon,
  MenuElipsisHorizontalIcon,
  PencilIcon,
  TrashIcon,
} from '@navikt/aksel-icons';
import { useRef, useState } from 'react';
import type { DiscussionPartsFragment } from '../../../generated/graphql.ts';
import { NotifyControl } from '../../../subject/notify/notify-control.tsx';
import { ClapButton } from '../../../subject/reaction/clap-button.tsx';
import { FollowButton } from '../../../subject/reaction/follow-button.tsx';
import { ShareByMail } from '../../../subject/share/share-by-mail.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { forumPaths } from '../address/forum-paths.ts';
import type { DiscussionDialog } from './discussion-dialogs.tsx';
import styles from './discussion-page.module.css';
import { QuestionEdit } from './question-edit.tsx';

interface Props {
  discussion: DiscussionPartsFragment;
  open: (dialog: DiscussionDialog) => void;
}

/** Puts the focus into the form of an answer, below all answers. */
const focusAnswer = () =>
  document.querySelector<HTMLElement>('#answer-form :is(textarea, [role="textbox"], button)')?.focus();

/** The title, which can be edited in place, how many answers there are, and what can be done. */
export function DiscussionHeader({ discussion, open }: Props) {
  const say = useText();
  const { title, topic, answerCount, views, mayEdit } = discussion;
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const leave = () => {
    setEditing(false);
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>(`[aria-label="${say('subject.more')}"]`)?.focus(),
    );
  };
  const list = forumPaths.list(topic ?? undefined);
  return (
    <PageHeader
      above={<TextLink to={list}>{say('discussion.forum')}</TextLink>}
      title={title}
      instead={isEditing ? <QuestionEdit discussion={discussion} part="title" onDone={leave} /> : undefined}
      isList
      lead={
        <>
          {say('discussion.answers', { count: answerCount })} · {say('discussion.views', { count: views })}
        </>
      }
      actions={
        <div ref={place} className={styles.actions}>
          <Button variant="primary" icon={<ChatElipsisIcon />} onClick={focusAnswer}>
            {say('discussion.answerWrite')}
          </Button>
          <FollowButton subject={discussion} />
          <NotifyControl id={discussion.id} />
          <ClapButton subject={discussion} />
          <ShareByMail id={discussion.id} />
          {mayEdit && (
            <Menu
              isRare
              label={say('subject.more')}
              trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}
            >
              <MenuItem onSelect={() => setEditing(true)}>
                <PencilIcon aria-hidden="true" />
                {say('discussion.editTitle')}
              </MenuItem>
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
