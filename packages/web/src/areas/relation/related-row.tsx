import { TrashIcon } from '@navikt/aksel-icons';
import type { ThingPartsFragment } from '../../generated/graphql.ts';
import { useListed } from '../../subject/kinds.tsx';
import { sayTitle } from '../../subject/page/say-title.ts';
import { useText } from '../../texts/text.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import { Tag } from '../../ui/base/tag.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import styles from './related.module.css';

interface Props {
  thing: ThingPartsFragment;
  /** Ends the relation; undefined if I may not. */
  onRemove: (() => void) | undefined;
}

/** One thing that another is related to. If I may not open it, only its title is shown. */
export function RelatedRow({ thing, onRemove }: Props) {
  const say = useText();
  const listed = useListed()(thing.kind);
  const title = sayTitle(say, thing);
  return (
    <li>
      <span className={styles.words}>
        {thing.uri && listed ? (
          <TextLink to={listed.path(thing)}>{title}</TextLink>
        ) : (
          <>
            <span>{title}</span> <Tag>{say('relation.closed')}</Tag>
          </>
        )}
      </span>
      {onRemove && (
        <IconButton
          size="sm"
          label={say('relation.removeNamed', { title: thing.title })}
          icon={<TrashIcon aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
