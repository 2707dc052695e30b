import { osloToday } from '@samspel/domain/time/oslo';
import { sayShortDay } from '@samspel/i18n/days';
import type { ComponentProps } from 'react';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { SubjectCard } from '../list/subject-card.tsx';
import type { RootCard } from './root-kind.ts';

type Props = Omit<ComponentProps<typeof SubjectCard>, 'foot'> & { subject: Pick<RootCard, 'lastUpdated'> };

/** A thing in a list, with the day of its last change. */
export function ChangedCard({ subject, ...props }: Props) {
  const say = useText();
  const today = useToday();
  const { lastUpdated } = subject;
  const day = lastUpdated && sayShortDay(say, osloToday(new Date(lastUpdated)), today);
  return <SubjectCard {...props} subject={subject} foot={<span>{day && say('subject.changed', { day })}</span>} />;
}
