import { osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import { useState } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import type { SharedCalendarsQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { paths } from '../address/paths.ts';
import { RemoveLink } from './remove-link.tsx';
import { sharedAddress } from './shared-address.ts';
import styles from './shared-links-list.module.css';

type Link = SharedCalendarsQuery['sharedCalendars']['nodes'][number];

/** Every share link with its year wheel, its address, who created it and when, and a button to remove it. */
export function SharedLinksList({ links }: { links: readonly Link[] }) {
  const say = useText();
  const [removing, setRemoving] = useState<Link | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id}>
            <div className={styles.words}>
              <h2>
                <TextLink to={paths.calendar(link.calendar)}>{link.calendar.title}</TextLink>
              </h2>
              {link.uri && (
                <a href={sharedAddress('', link.uri)} target="_blank" rel="noreferrer" className={styles.address}>
                  {sharedAddress(location.origin, link.uri)}
                </a>
              )}
              <Made link={link} />
            </div>
            <Button
              variant="tertiary"
              color="danger"
              aria-label={say('shareLink.all.remove', { title: link.calendar.title })}
              onClick={() => setRemoving(link)}
            >
              {say('shareLink.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {removing && <RemoveLink calendar={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function Made({ link: { createdBy, dateCreated } }: { link: Link }) {
  const say = useText();
  const today = useToday();
  if (!createdBy || !dateCreated) return null;
  const day = sayShortDay(say, osloToday(new Date(dateCreated)), today);
  const name = `${createdBy.name}, ${createdBy.organization.name}`;
  return <p className={styles.made}>{say('shareLink.all.made', { day, name })}</p>;
}
