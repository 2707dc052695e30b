import { CheckmarkCircleFillIcon } from '@navikt/aksel-icons';
import { useSettings } from '../../core/person/use-settings.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import { FirstCard } from './first-card.tsx';
import styles from './first-hour.module.css';
import { type FirstStep, firstSteps, skipNone } from './first-steps.ts';
import { StepWays } from './step-ways.tsx';
import { useFirstHour } from './use-first-hour.ts';

/** The guide of the first hour: the steps that are not skipped, with those that are done marked. It disappears when nothing is left to do. */
export function FirstHour() {
  const say = useText();
  const { settings, save } = useSettings();
  const { done, isFirst } = useFirstHour();
  const shown = firstSteps.filter(({ skip }) => !settings[skip]);
  if (!done || shown.every((step) => done[step.done])) return null;
  if (isFirst) return <FirstCard onSkip={() => void save({ skipFirstWheel: true })} />;
  return (
    <section aria-labelledby="first-hour" className={styles.guide}>
      <div>
        <Heading level={2} size="xs" id="first-hour">
          {say('welcome.first.title')}
        </Heading>
        <p className={styles.lead}>{say('welcome.first.lead')}</p>
      </div>
      <ol className={styles.steps}>
        {shown.map((step) => (
          <Step
            key={step.name}
            step={step}
            isDone={done[step.done]}
            onSkip={() => {
              void save({ [step.skip]: true });
              focusHeading();
            }}
          />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, isDone, onSkip }: { step: FirstStep; isDone: boolean; onSkip: () => void }) {
  const say = useText();
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <h3>
        {say(`welcome.first.${step.name}`)}
        {isDone && <CheckmarkCircleFillIcon title={say('welcome.first.done')} className={styles.done} />}
      </h3>
      <p>{say(`welcome.first.${step.name}.body`)}</p>
      {!isDone && <StepWays step={step} onSkip={onSkip} />}
    </li>
  );
}

/** The way back to the guide, for people who have skipped steps that they have not done. */
export function FirstHourAgain() {
  const say = useText();
  const { settings, save } = useSettings();
  const { done } = useFirstHour();
  if (!done || !firstSteps.some((step) => settings[step.skip] && !done[step.done])) return null;
  const show = () => {
    void save(skipNone);
    focusHeading();
  };
  return (
    <Button variant="tertiary" size="sm" className={styles.again} onClick={show}>
      {say('welcome.first.again')}
    </Button>
  );
}
