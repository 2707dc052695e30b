import type { Visibility } from '@samspel/domain/subject/access';
import type { Status } from '@samspel/domain/subject/subject';
import type { ReactNode } from 'react';
import { OrganizationLink } from '../../core/person/organization-link.tsx';
import { PersonLink } from '../../core/person/person-link.tsx';
import type { MakerFragment } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Card } from '../../ui/base/card.tsx';
import { CardLink } from '../../ui/base/card-link.tsx';
import { Tag } from '../../ui/base/tag.tsx';
import { PrivacySign } from '../access/privacy-sign.tsx';
import { AskOnCard } from '../access-request/ask-on-card.tsx';
import { sayTitle } from '../page/say-title.ts';
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
  /** A picture of what is in it, or a small icon of its kind. */
  sign: ReactNode;
  /** The name of its kind, above the title. */
  what: string;
  /** Left out if its kind has no descriptions. */
  description?: string | null;
  /** What is in it, in words: numbers with what they count. */
  facts?: readonly string[];
  /** Shown at the foot: what comes next, or when it changed. */
  foot: ReactNode;
  /** A button at the end of the foot. */
  action?: ReactNode;
}

/** A thing in a list: what is in it, and what comes next (product/year-wheels#explore). One that I may not read is one line, and cannot be opened. */
export function SubjectCard(props: Props) {
  if (props.subject.isLimited) return <LimitedLine {...props} />;
  return <OpenCard {...props} />;
}

function OpenCard({ subject, to, sign, what, description, facts = [], foot, action }: Props) {
  const say = useText();
  const { isRestricted, status, createdBy, followers, likes } = subject;
  const words = [
    ...facts,
    ...(followers > 0 ? [say('subject.followers', { count: followers })] : []),
    ...(likes > 0 ? [say('subject.likes', { count: likes })] : []),
  ];
  return (
    <Card as="li" interactive className={styles.card}>
      <span className={styles.sign}>{sign}</span>
      <div className={styles.words}>
        <div className={styles.top}>
          <span className={styles.what}>{what}</span>
          {status === 'DRAFT' && <Tag>{say('subject.status.DRAFT')}</Tag>}
          {isRestricted && (
            <Tag className={styles.private}>
              <PrivacySign subject={subject} />
            </Tag>
          )}
        </div>
        <h2 className={styles.title}>
          <CardLink to={to}>{sayTitle(say, subject)}</CardLink>
        </h2>
        <By createdBy={createdBy} />
        {description && <p className={styles.description}>{description}</p>}
        {words.length > 0 && <p className={styles.facts}>{words.join(' · ')}</p>}
      </div>
      <div className={styles.foot}>
        {foot}
        {action}
      </div>
    </Card>
  );
}

/** A thing that I may not read: its name, whose it is, and a button to ask for access. */
function LimitedLine({ subject }: Pick<Props, 'subject'>) {
  const say = useText();
  return (
    <li className={styles.limited}>
      <PrivacySign subject={subject} />
      <h2>{sayTitle(say, subject)}</h2>
      <By createdBy={subject.createdBy} />
      <AskOnCard subject={subject} owner={subject.createdBy.name} />
    </li>
  );
}

const By = ({ createdBy }: Pick<OnCard, 'createdBy'>) => (
  <p className={styles.by}>
    <PersonLink person={createdBy} />, <OrganizationLink organization={createdBy.organization} />
  </p>
);
