import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Form } from '../../ui/field/form.tsx';
import { focusHeading } from '../../ui/focus/focus-heading.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useWelcomeStep } from './use-welcome-step.ts';
import styles from './welcome.module.css';

interface Props {
  title: string;
  lead: string;
  /** The text of the button that continues; 'continue' by default. */
  action?: string;
  isBusy: boolean;
  /** Whether it is one of several steps: these are numbered, and have a button back. */
  isCounted?: boolean;
  onSubmit: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * A step of the welcome wizard: its fields, and buttons forward and back. When another step led here its first field takes the focus, in a form that
 * is called what the step is called.
 */
export function StepForm({ title, lead, action, isBusy, isCounted = true, onSubmit, children }: Props) {
  const say = useText();
  const { number, steps, back } = useWelcomeStep();
  const isFirst = useRef(number === 1);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFirst.current) return;
    const field = form.current?.querySelector<HTMLElement>('input, button[aria-pressed]');
    if (field) field.focus({ preventScroll: true });
    else focusHeading();
  }, []);
  return (
    <Form ref={form} aria-label={title} onSubmit={onSubmit} className={styles.form}>
      <PageHeader title={title} lead={lead} above={isCounted && say('welcome.step', { step: number, steps })} />
      {children}
      <div className={styles.buttons}>
        {isCounted && back && <Button onClick={back}>{say('welcome.back')}</Button>}
        <Button type="submit" variant="primary" loading={isBusy}>
          {action ?? say('account.next')}
        </Button>
      </div>
    </Form>
  );
}
