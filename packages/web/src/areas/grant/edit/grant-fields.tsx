import type { TextId } from '@samspel/i18n/texts';
import type { ComponentType } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { AboutFields } from './about-fields.tsx';
import { DeadlineRows } from './deadline-rows.tsx';
import styles from './edit.module.css';
import type { FieldsProps } from './fields-props.ts';
import { LinkRows } from './link-rows.tsx';
import { MoneyFields } from './money-fields.tsx';
import { RadarFields } from './radar-fields.tsx';
import { WhoFields } from './who-fields.tsx';

const sections: readonly [title: TextId, Fields: ComponentType<FieldsProps>][] = [
  ['subject.about', AboutFields],
  ['grant.deadlines', DeadlineRows],
  ['grant.form.money', MoneyFields],
  ['grant.form.who', WhoFields],
  ['grant.radar.title', RadarFields],
  ['grant.links', LinkRows],
];

/** All fields of a grant, under headings. */
export function GrantFields(props: FieldsProps) {
  const say = useText();
  return sections.map(([title, Fields]) => (
    <section key={title} className={styles.section}>
      <Heading level={2}>{say(title)}</Heading>
      <Fields {...props} />
    </section>
  ));
}
