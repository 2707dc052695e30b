import { useText } from '../../texts/text.tsx';
import { Tag } from '../../ui/base/tag.tsx';
import { kostraLanguage } from './kostra-language.ts';
import styles from './kostra-tags.module.css';

/** The service areas of a thing, in the only language that the state has for them; nothing if it has none. */
export function KostraTags({ of }: { of: readonly { id: string; kid: string; title: string }[] }) {
  const say = useText();
  if (of.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={say('field.kostraFunctions')}>
      {of.map(({ id, kid, title }) => (
        <li key={id}>
          <Tag>
            <span lang={kostraLanguage}>
              {kid} {title}
            </span>
          </Tag>
        </li>
      ))}
    </ul>
  );
}
