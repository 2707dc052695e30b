import { useSearchParams } from 'react-router';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import styles from './municipality-parts.module.css';

interface Props {
  /** How many year wheels there are in all, how many come before those shown, and where the next ones begin. */
  total: number;
  offset: number;
  next?: number | null;
  rings: readonly unknown[];
  /** Where the part begins that was asked for, if it could not be read. */
  unread?: number | undefined;
}

/** Says which of the municipality's year wheels are shown, if not all of them, and leads to the others; `from` in the address has them. */
export function MunicipalityParts({ total, offset, next, rings, unread }: Props) {
  const say = useText();
  const [address] = useSearchParams();
  if (offset === 0 && !next) return null;
  const at = (from: number) => {
    const query = new URLSearchParams(address);
    if (from) query.set('from', String(from));
    else query.delete('from');
    return `?${query}`;
  };
  if (unread !== undefined && unread !== offset)
    return unread > 0 ? (
      <p className={styles.parts}>
        <TextLink to={at(0)}>{say('calendar.municipality.fromStart')}</TextLink>
      </p>
    ) : null;
  return (
    <p className={styles.parts}>
      {say('calendar.municipality.part', { first: Math.min(offset + 1, total), last: offset + rings.length, total })}
      {offset > 0 && <TextLink to={at(0)}>{say('calendar.municipality.fromStart')}</TextLink>}
      {next ? <TextLink to={at(next)}>{say('calendar.municipality.next')}</TextLink> : null}
    </p>
  );
}
