import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import styles from './first-hour.module.css';
import { firstSteps } from './first-steps.ts';
import { HomeParts } from './home-parts.tsx';
import { StepWays } from './step-ways.tsx';

/** The one card that somebody without a year wheel sees: what they work with, the year wheels that they can start from, an empty one, or none now. */
export function FirstCard({ onSkip }: { onSkip: () => void }) {
  const say = useText();
  const skip = () => {
    onSkip();
    focusHeading();
  };
  const card = useRef<HTMLElement>(null);
  // It goes by itself when the first year wheel is there: whoever is in it goes on from the top of the page.
  useLayoutEffect(() => {
    const shown = card.current;
    return () => {
      if (shown?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return (
    <section ref={card} aria-labelledby="first-hour" className={styles.guide}>
      <div>
        <Heading level={2} size="sm" id="first-hour">
          {say('welcome.first.work')}
        </Heading>
        <p className={styles.lead}>{say('welcome.first.wheel.body')}</p>
      </div>
      <HomeParts place="first" />
      <StepWays step={firstSteps[0]!} onSkip={skip} />
    </section>
  );
}
