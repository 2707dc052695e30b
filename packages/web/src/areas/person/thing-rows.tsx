import type { PersonCardFragment } from '../../generated/graphql.ts';
import { useListed } from '../../subject/kinds.tsx';
import { sayTitle } from '../../subject/page/say-title.ts';
import { useText } from '../../texts/text.tsx';
import { Tag } from '../../ui/base/tag.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import styles from './person.module.css';

interface Props {
  things: readonly PersonCardFragment[];
  isBusy?: boolean;
  /** Whether each row says who made the thing. */
  withMaker?: boolean;
}

/** Titles that link to their pages; a limited thing is marked. */
export function ThingRows({ things, isBusy = false, withMaker = false }: Props) {
  return (
    <ul className={styles.rows} aria-busy={isBusy}>
      {things.map((thing) => (
        <li key={thing.id}>
          <Row thing={thing} withMaker={withMaker} />
        </li>
      ))}
    </ul>
  );
}

function Row({ thing, withMaker }: { thing: PersonCardFragment; withMaker: boolean }) {
  const say = useText();
  const path = useListed()(thing.kind)?.path(thing);
  const title = sayTitle(say, thing);
  const { createdBy } = thing;
  return (
    <>
      {path ? <TextLink to={path}>{title}</TextLink> : title}
      {thing.isLimited && <Tag>{say('subject.limited')}</Tag>}
      {withMaker && (
        <span className={styles.detail}>
          {createdBy.name}, {createdBy.organization.name}
        </span>
      )}
    </>
  );
}
