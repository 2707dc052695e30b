import { QuestionmarkCircleIcon } from '@navikt/aksel-icons';
import { useRef } from 'react';
import { useText } from '../../texts/text.tsx';
import { IconButton } from '../base/icon-button.tsx';
import { toast } from '../overlay/toaster.tsx';
import type { TourStep } from './tour-step.ts';

/** The help of a page: a question mark that leads through its parts, one at a time. At the end the tour can be repeated. */
export function TourButton({ steps }: { steps: readonly TourStep[] }) {
  const say = useText();
  const button = useRef<HTMLButtonElement>(null);
  const start = async () => {
    try {
      const { startTour } = await import('./start-tour.ts');
      startTour(steps, say, () => button.current?.focus());
    } catch {
      toast.error(say('shell.error.loading'));
    }
  };
  return (
    <IconButton
      ref={button}
      data-tour="again"
      label={say('shell.tour.start')}
      icon={<QuestionmarkCircleIcon aria-hidden="true" fontSize="1.5rem" />}
      onClick={() => void start()}
    />
  );
}
