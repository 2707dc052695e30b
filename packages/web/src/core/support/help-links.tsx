import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { useHelpPath } from './help.ts';
import styles from './help-links.module.css';

/** The foot of the public screens: help for the current screen, and accessibility. */
export function HelpLinks() {
  const say = useText();
  const help = useHelpPath();
  return (
    <footer className={styles.foot}>
      <TextLink to={help}>{say('about.help')}</TextLink>
      <TextLink to="/about/userTerms">{say('terms.title')}</TextLink>
      <TextLink to="/about/accessibility">{say('about.accessibility')}</TextLink>
    </footer>
  );
}
