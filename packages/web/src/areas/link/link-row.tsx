import { ExternalLinkIcon, PencilIcon, TrashIcon } from '@navikt/aksel-icons';
import type { LinkPartsFragment } from '../../generated/graphql.ts';
import { NewMark } from '../../subject/new-since/new-since.tsx';
import { useText } from '../../texts/text.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { Tag } from '../../ui/base/tag.tsx';
import { VisuallyHidden } from '../../ui/base/visually-hidden.tsx';
import styles from './links.module.css';
import { useRemoveLink } from './use-remove-link.ts';

interface Props {
  link: LinkPartsFragment;
  /** It belongs to the series, and is changed there. */
  isOfSeries: boolean;
  /** Opens its form; undefined if it cannot be changed here. */
  onEdit: (() => void) | undefined;
}

/** One link: its label, the host it leads to, and what can be done with it. It opens in a new tab. */
export function LinkRow({ link, isOfSeries, onEdit }: Props) {
  const say = useText();
  const remove = useRemoveLink(link);
  const { label, href } = link;
  return (
    <li>
      <ExternalLinkIcon aria-hidden="true" className={styles.sign} />
      <span className={styles.words}>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {label}
          <VisuallyHidden> ({say('link.newTab')})</VisuallyHidden>
        </a>
        <NewMark by={link.createdBy} at={link.dateCreated} />
        <span className={styles.host}>{new URL(href).hostname}</span>
        {isOfSeries && <Tag>{say('link.ofSeries')}</Tag>}
      </span>
      {onEdit && (
        <span className={styles.actions}>
          <IconButton
            size="sm"
            label={say('link.editNamed', { label })}
            icon={<PencilIcon aria-hidden="true" />}
            onClick={onEdit}
          />
          <IconButton
            size="sm"
            label={say('link.removeNamed', { label })}
            icon={<TrashIcon aria-hidden="true" />}
            onClick={remove}
          />
        </span>
      )}
    </li>
  );
}
