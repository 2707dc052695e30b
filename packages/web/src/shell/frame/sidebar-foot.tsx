import {
  InformationSquareIcon,
  PersonHeadsetIcon,
  PhoneIcon,
  QuestionmarkCircleIcon,
  WheelchairIcon,
} from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useHelpPath } from '../../core/support/help.ts';
import { useSupport } from '../../core/support/use-support.ts';
import { useText } from '../../texts/text.tsx';
import styles from './sidebar.module.css';

interface Props {
  isNarrow: boolean;
  /** Called when an entry is chosen. */
  onLeave: () => void;
}

/**
 * The foot of the left menu: help for the current screen, the support line (product/shell#layout), what Samspel is, and the accessibility statement.
 */
export function SidebarFoot({ isNarrow, onLeave }: Props) {
  const say = useText();
  const help = useHelpPath();
  const { email, phone } = useSupport();
  return (
    <nav aria-label={say('about.links')} className={styles.foot}>
      <ul className={styles.entries}>
        <li>
          <Link to={help} className={styles.entry} title={isNarrow ? say('about.help') : undefined} onClick={onLeave}>
            <Face icon={<QuestionmarkCircleIcon aria-hidden="true" />}>{say('about.help')}</Face>
          </Link>
        </li>
        {email && (
          <li>
            <a href={`mailto:${email}`} className={styles.entry} title={email}>
              <Face icon={<PersonHeadsetIcon aria-hidden="true" />}>
                {say('about.support')} <small>{email}</small>
              </Face>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={styles.entry} title={phone}>
              <Face icon={<PhoneIcon aria-hidden="true" />}>
                {say('about.support')} <small>{phone}</small>
              </Face>
            </a>
          </li>
        )}
        <li>
          <Link
            to="/about"
            className={styles.entry}
            title={isNarrow ? say('about.title') : undefined}
            onClick={onLeave}
          >
            <Face icon={<InformationSquareIcon aria-hidden="true" />}>{say('about.title')}</Face>
          </Link>
        </li>
        <li>
          <Link
            to="/about/accessibility"
            className={styles.entry}
            title={isNarrow ? say('about.accessibility') : undefined}
            onClick={onLeave}
          >
            <Face icon={<WheelchairIcon aria-hidden="true" />}>{say('about.accessibility')}</Face>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Face({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{children}</span>
    </>
  );
}
