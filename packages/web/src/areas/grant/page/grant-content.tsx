import type { ReactNode } from 'react';
import type { GrantPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Deadlines } from './deadlines.tsx';
import { Facts } from './facts.tsx';
import styles from './grant-page.module.css';
import { Radar } from './radar.tsx';
import { RecentChanges } from './recent-changes.tsx';

/**
 * The content of a grant: by when, for what, what it costs and gives, and where to read more. The facts stand first, and the drawing of effort and gain
 * last. @param ours what my municipality does with it
 */
export function GrantContent({ grant, ours }: { grant: GrantPartsFragment; ours: ReactNode }) {
  const say = useText();
  const { body, links, radarGraph } = grant.currentRevision;
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {grant.description && <p className={styles.description}>{grant.description}</p>}
        <section>
          <Heading level={2}>{say('grant.deadlines.APPLICATION')}</Heading>
          <Deadlines grant={grant} type="APPLICATION" />
        </section>
        <section>
          <Heading level={2}>{say('grant.deadlines.REPORT')}</Heading>
          <Deadlines grant={grant} type="REPORT" />
        </section>
        <RecentChanges changes={grant.recentChanges} />
        {body && (
          <section>
            <Heading level={2}>{say('grant.body')}</Heading>
            <RichText json={body} />
          </section>
        )}
      </div>
      <div className={styles.column}>
        {ours}
        <section className={styles.box}>
          <Heading level={2}>{say('subject.about')}</Heading>
          <Facts grant={grant} />
        </section>
        {links.length > 0 && (
          <section>
            <Heading level={2}>{say('grant.links')}</Heading>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a className="ds-link" href={href} target="_blank" rel="noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <Heading level={2}>{say('grant.radar.title')}</Heading>
          <Radar entries={radarGraph} />
        </section>
      </div>
    </div>
  );
}
