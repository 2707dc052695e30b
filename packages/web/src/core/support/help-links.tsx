import { useLocation } from 'react-router';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './help-links.module.css';
import { helpPathAt } from './help-tasks.ts';

/** At the foot of the public screens: help for the screen that is shown, and accessibility. */
export function HelpLinks() {
  const say = useText();
  const { pathname } = useLocation();
  return (
    <footer className={styles.foot}>
      <TextLink to={helpPathAt(pathname)}>{say('about.help')}</TextLink>
      <TextLink to="/about/userTerms">{say('terms.title')}</TextLink>
      <TextLink to="/about/accessibility">{say('about.accessibility')}</TextLink>
    </footer>
  );
}
