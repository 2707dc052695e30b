import { useSearchParams } from 'react-router';

/** The steps of the wizard, numbered as in the specification: language, profile, service areas, terms. */
const steps = ['1', '2', '2.5', '3'] as const;
type WelcomeStep = (typeof steps)[number];

/** Returns the step in the address, so that the browser's Back works, and functions to move to the steps beside it. */
export function useWelcomeStep() {
  const [search, setSearch] = useSearchParams();
  const at = Math.max(0, steps.indexOf(search.get('step') as WelcomeStep));
  const go = (index: number) =>
    setSearch((before) => {
      before.set('step', steps[index]!);
      return before;
    });
  return {
    step: steps[at]!,
    /** From 1. */
    number: at + 1,
    steps: steps.length,
    next: () => go(at + 1),
    /** Undefined on the first step. */
    back: at > 0 ? () => go(at - 1) : undefined,
  };
}
