import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './help-links.module.css';

/** At the foot of the public screens. */
export function HelpLinks() {
  const say = useText();
  return (
    <footer className={styles.foot}>
      <TextLink to="/help">{say('about.help')}</TextLink>
      <TextLink to="/about/accessibility">{say('about.accessibility')}</TextLink>
    </footer>
  );
}
