import { useMe } from '../../core/person/me.tsx';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Heading } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './first-hour.module.css';
import { firstSteps } from './first-steps.ts';
import { HomeParts } from './home-parts.tsx';

/** The one card that somebody without a year wheel sees: what they work with, the year wheels that they can start from, an empty one, or none now. */
export function FirstCard({ onSkip }: { onSkip: () => void }) {
  const say = useText();
  const { id } = useMe();
  const step = firstSteps[0]!;
  const skip = () => {
    onSkip();
    focusHeading();
  };
  return (
    <section aria-labelledby="first-hour" className={styles.guide}>
      <div>
        <Heading level={2} size="sm" id="first-hour">
          {say('welcome.first.work')}
        </Heading>
        <p className={styles.lead}>{say('welcome.first.wheel.body')}</p>
      </div>
      <HomeParts place="first" />
      <div className={styles.ways}>
        {step.ways(id).map(({ to, state, text }) => (
          <LinkButton key={text} to={to} state={state} size="sm">
            {say(text)}
          </LinkButton>
        ))}
        <Button
          variant="tertiary"
          size="sm"
          aria-label={say('welcome.first.skipStep', { step: say('welcome.first.wheel') })}
          onClick={skip}
        >
          {say('welcome.first.skip')}
        </Button>
      </div>
    </section>
  );
}
