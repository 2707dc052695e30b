import { PersonGroupIcon } from '@navikt/aksel-icons';
import type { Visibility } from '@samspel/domain/subject/access';
import type { Status } from '@samspel/domain/subject/subject';
import type { ReactNode } from 'react';
import { OrganizationLink } from '../../core/person/organization-link.tsx';
import { PersonLink } from '../../core/person/person-link.tsx';
import type { MakerFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Card } from '../../ui/card.tsx';
import { CardLink } from '../../ui/card-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { PrivacySign } from '../access/privacy-sign.tsx';
import { AskOnCard } from '../access-request/ask-on-card.tsx';
import { sayTitle } from '../page/say-title.ts';
import { ClapIcon } from '../reaction/clap-icon.tsx';
import styles from './subject-card.module.css';

/** What a card shows of a thing: what everybody may know unless it is hidden from them. */
export interface OnCard {
  id: string;
  title: string;
  status: Status;
  isLimited: boolean;
  isRestricted: boolean | null;
  access: { visibility: Visibility } | null;
  likes: number;
  followers: number;
  createdBy: Pick<MakerFragment, 'name' | 'uri' | 'organization'>;
}

interface Props {
  subject: OnCard;
  /** The address of its page. */
  to: string;
  /** A small icon of it. */
  sign: ReactNode;
  /** The name of its kind, above the title. */
  what: string;
  /** Left out if its kind has no descriptions. */
  description?: string | null;
  /** Shown at the foot: what comes next, or when it changed; for a limited one, a button to ask for access. */
  foot: ReactNode;
}

/** A thing in a list. If I may not read it, the card says so and cannot be opened (product/year-wheels#explore). */
export function SubjectCard({ subject, to, sign, what, description, foot }: Props) {
  const say = useText();
  const { isLimited, isRestricted, status, createdBy } = subject;
  const title = sayTitle(say, subject);
  return (
    <Card
      as="li"
      interactive={!isLimited}
      className={classNames(styles.card, description === undefined && styles.short)}
    >
      <div className={styles.top}>
        <span className={styles.sign}>{sign}</span>
        <span className={styles.what}>{what}</span>
        {status === 'DRAFT' && <Tag className={styles.private}>{say('subject.status.DRAFT')}</Tag>}
        {(isLimited || isRestricted) && (
          <Tag className={styles.private}>
            <PrivacySign subject={subject} />
          </Tag>
        )}
      </div>
      <h2 className={styles.title}>{isLimited ? title : <CardLink to={to}>{title}</CardLink>}</h2>
      <p className={styles.by}>
        <PersonLink person={createdBy} />, <OrganizationLink organization={createdBy.organization} />
      </p>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.foot}>
        {isLimited ? <AskOnCard subject={subject} owner={createdBy.name} /> : foot}
        <Reactions subject={subject} />
      </div>
    </Card>
  );
}

function Reactions({ subject: { likes, followers } }: Pick<Props, 'subject'>) {
  const say = useText();
  return (
    <span className={styles.reactions}>
      <span title={say('subject.followers', { count: followers })}>
        <PersonGroupIcon aria-hidden="true" />
        <span aria-hidden="true">{followers}</span>
        <span className="ds-sr-only">{say('subject.followers', { count: followers })}</span>
      </span>
      <span title={say('subject.likes', { count: likes })}>
        <ClapIcon />
        <span aria-hidden="true">{likes}</span>
        <span className="ds-sr-only">{say('subject.likes', { count: likes })}</span>
      </span>
    </span>
  );
}
