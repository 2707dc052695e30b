import { MenuElipsisHorizontalIcon } from '@navikt/aksel-icons';
import { isEmptyText } from '@samspel/domain/text/invisible';
import { plainTextOf } from '@samspel/domain/text/plain-text';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMe } from '../../core/person/me.tsx';
import { PersonLink } from '../../core/person/person-link.tsx';
import { useMoment } from '../../core/time/use-moment.ts';
import type { CommentPartsFragment } from '../../generated/graphql.ts';
import { ClapButton } from '../../subject/reaction/clap-button.tsx';
import { useText } from '../../texts/text.tsx';
import { Avatar } from '../../ui/base/avatar.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Tag } from '../../ui/base/tag.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { readRichText } from '../../ui/rich-text/read-rich-text.ts';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './comment.module.css';
import { CommentDialogs, type Question } from './comment-dialogs.tsx';
import { CommentEdit } from './comment-edit.tsx';
import { CommentFiles } from './comment-files.tsx';
import { elementOf, focusComment } from './focus-comment.ts';
import { quotedWords, selectedIn } from './quote.ts';
import { useCopyLink } from './use-copy-link.ts';
import type { Quote } from './use-quotes.ts';

interface Props {
  comment: CommentPartsFragment;
  address: string | undefined;
  /** A link led here. */
  isLinked: boolean;
  /** Opens the form of a reply; undefined if I may not reply. */
  onReply: (() => void) | undefined;
  /** Quotes it in the comment form; undefined if I may not write. */
  onQuote: Quote | undefined;
  /** Other actions on it. */
  actions?: ReactNode;
  /** It was written since my last visit. */
  isFresh: boolean;
  /** It is an answer in a forum, or a reply to one: the municipality of its author is always named. */
  isAnswer: boolean;
}

/** One comment: who and when, what it says, and what one may do with it. A removed comment that has replies is only marked as removed. */
export function CommentItem({ comment, address, isLinked, onReply, onQuote, actions, isFresh, isAnswer }: Props) {
  const say = useText();
  const place = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isAttaching, setAttaching] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const copyLink = useCopyLink(address, comment.id);
  useEffect(() => {
    if (!isLinked) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isLinked]);
  const { author, message, mayEdit, mayRemove } = comment;
  if (!author || !message) return <p className={styles.gone}>{say('comment.removed')}</p>;
  const name = author.name;
  const quote = () => onQuote?.(name, (words.current && selectedIn(words.current)) || quotedWords(message));
  const leaveEdit = () => {
    setEditing(false);
    focusComment(comment.id);
  };
  const editOnClick = ({ target }: MouseEvent) => {
    const isReading = window.getSelection()?.isCollapsed === false || (target as Element).closest('a');
    if (mayEdit && !isReading) setEditing(true);
  };
  return (
    <article
      ref={place}
      id={elementOf(comment.id)}
      tabIndex={-1}
      aria-label={say(isAnswer ? 'comment.answerBy' : 'comment.by', { name })}
      className={styles.comment}
      data-linked={isLinked || undefined}
    >
      <Head
        comment={comment}
        name={name}
        isFresh={isFresh}
        isAnswer={isAnswer}
        onHistory={mayRemove ? () => setQuestion('history') : undefined}
      />
      {isEditing ? (
        <CommentEdit comment={comment} onDone={leaveEdit} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shorter way to what the menu does
        // biome-ignore lint/a11y/useKeyWithClickEvents: the menu is the way of the keyboard
        <div ref={words} className={styles.words} data-editable={mayEdit || undefined} onClick={editOnClick}>
          {isEmptyText(plainTextOf(readRichText(message))) ? (
            comment.files.length === 0 && <p className={styles.quiet}>{say('comment.filesGone')}</p>
          ) : (
            <RichText json={message} />
          )}
        </div>
      )}
      {(isAttaching || comment.files.length > 0) && <CommentFiles comment={comment} isAttaching={isAttaching} />}
      <div className={styles.actions} data-size="sm">
        <ClapButton subject={comment} isQuiet />
        {onReply && (
          <Button size="sm" variant="tertiary" onClick={onReply}>
            {say('comment.reply')}
          </Button>
        )}
        {onQuote && (
          <Button size="sm" variant="tertiary" onMouseDown={keepSelection} onClick={quote}>
            {say('comment.quote')}
          </Button>
        )}
        {actions}
        <Menu
          label={say('comment.more', { name })}
          trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.25rem" />}
          placement="bottom-start"
        >
          {mayEdit && <MenuItem onSelect={() => setEditing(true)}>{say('button.edit')}</MenuItem>}
          {mayEdit && !isAttaching && <MenuItem onSelect={() => setAttaching(true)}>{say('comment.attach')}</MenuItem>}
          {copyLink && <MenuItem onSelect={copyLink}>{say('button.copyLink')}</MenuItem>}
          {mayRemove && comment.editedAt && (
            <MenuItem onSelect={() => setQuestion('history')}>{say('comment.historyOf')}</MenuItem>
          )}
          {mayRemove && <MenuItem onSelect={() => setQuestion('delete')}>{say('button.delete')}</MenuItem>}
        </Menu>
      </div>
      <CommentDialogs comment={comment} question={question} onClose={() => setQuestion(null)} />
    </article>
  );
}

/** Keeps the selected text, which a press of the mouse on a button would deselect. */
const keepSelection = (event: MouseEvent): void => event.preventDefault();

interface HeadProps {
  comment: CommentPartsFragment;
  name: string;
  isFresh: boolean;
  isAnswer: boolean;
  /** Shows what it said before; undefined for those who may not see it. */
  onHistory: (() => void) | undefined;
}

function Head({ comment: { author, dateCreated, editedAt }, name, isFresh, isAnswer, onHistory }: HeadProps) {
  const me = useMe();
  // Among colleagues their municipality says nothing; in a forum of many it always does.
  const isOfOthers = isAnswer || author?.organization.id !== me.organization.id;
  const say = useText();
  const moment = useMoment();
  const edited = editedAt && say('comment.editedAt', { when: moment(editedAt) });
  return (
    <header className={styles.head}>
      <Avatar name={name} picture={author?.picture} size="sm" />
      <strong>{author && <PersonLink person={author} />}</strong>
      {author && isOfOthers && <span>{author.organization.name}</span>}
      {isFresh && <Tag color="accent">{say('subject.fresh')}</Tag>}
      {dateCreated && <time dateTime={dateCreated}>{moment(dateCreated)}</time>}
      {edited &&
        (onHistory ? (
          <button type="button" className={styles.edited} title={edited} onClick={onHistory}>
            {say('comment.edited')}
          </button>
        ) : (
          <span title={edited}>{say('comment.edited')}</span>
        ))}
    </header>
  );
}
