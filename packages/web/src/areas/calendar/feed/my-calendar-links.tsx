import { useId } from 'react';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { RenewLink } from './renew-link.tsx';

/** My calendar links in my profile: what they are, and how to stop the old ones. */
export function MyCalendarLinks() {
  const say = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="xs" id={id}>
        {say('calendar.feed.mine')}
      </Heading>
      <p>{say('calendar.feed.mineHint')}</p>
      <RenewLink />
    </section>
  );
}
