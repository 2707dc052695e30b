import { useId } from 'react';
import { useQuery } from 'urql';
import { useMay } from '../../../core/person/use-may.ts';
import { ActivityOriginDocument } from '../../../generated/graphql.ts';
import type { SectionProps } from '../../../subject/sections/page-section.ts';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { forumPaths } from '../address/forum-paths.ts';

/** The answer in the forum that an activity was made from, if I may read it. */
export default function OriginPart({ on: { id } }: SectionProps) {
  const say = useText();
  const title = useId();
  const pause = !useMay().use('DISCUSSION');
  const [{ data }] = useQuery({ query: ActivityOriginDocument, variables: { id }, pause });
  const origin = data?.eventInstance.origin;
  if (!origin) return null;
  return (
    <section aria-labelledby={title}>
      <Heading level={3} id={title}>
        {say('discussion.activity.origin')}
      </Heading>
      <p>
        <TextLink to={`${forumPaths.discussion({ ...origin, id: origin.discussion })}?comment=${origin.answer}`}>
          {origin.title}
        </TextLink>
      </p>
    </section>
  );
}
