import { useMe } from '../../core/person/me.tsx';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import styles from './first-hour.module.css';
import type { FirstStep } from './first-steps.ts';

/** Where a step of the first hour is done, and a button to skip it. */
export function StepWays({ step: { name, ways }, onSkip }: { step: FirstStep; onSkip: () => void }) {
  const say = useText();
  const { id } = useMe();
  return (
    <div className={styles.ways}>
      {ways(id).map(({ to, state, text }) => (
        <LinkButton key={text} to={to} state={state} size="sm">
          {say(text)}
        </LinkButton>
      ))}
      <Button
        variant="tertiary"
        size="sm"
        aria-label={say('welcome.first.skipStep', { step: say(`welcome.first.${name}`) })}
        onClick={onSkip}
      >
        {say('welcome.first.skip')}
      </Button>
    </div>
  );
}
