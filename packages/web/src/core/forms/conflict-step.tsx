import { sayMoment } from '@samspel/i18n/days';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { Fieldset } from '../../ui/field/fieldset.tsx';
import { Form } from '../../ui/field/form.tsx';
import { Radio } from '../../ui/field/radio.tsx';
import { useToday } from '../time/use-today.ts';
import styles from './conflict-step.module.css';
import form from './form.module.css';
import type { Conflict, Dispute, OpenConflict, Save } from './use-conflict.ts';

interface Props {
  conflict: Conflict;
  isBusy: boolean;
  /** Saves the form, when all choices are made. */
  onSave: () => unknown;
}

/**
 * Replaces a form whose save met a newer version: what is new, both versions of what both changed, and the choice (product/content#conflicts). If the
 * newer version changed nothing in this form (somebody ticked the activity meanwhile), it saves at once.
 */
export function ConflictStep({ conflict: { open, close }, ...rest }: Props) {
  if (!open) return null;
  const isSettled = open.disputes.length + open.taken.length === 0;
  return isSettled ? (
    <SaveAtOnce key={open.round} onSave={rest.onSave} />
  ) : (
    <Step key={open.round} open={open} onBack={close} {...rest} />
  );
}

function SaveAtOnce({ onSave }: Pick<Props, 'onSave'>) {
  const save = useRef(onSave);
  useEffect(() => void save.current(), []);
  return <Skeleton lines={4} />;
}

function Step({ open, onBack, isBusy, onSave }: Omit<Props, 'conflict'> & { open: OpenConflict; onBack: () => void }) {
  const say = useText();
  const [isAsked, setAsked] = useState(false);
  const step = useRef<HTMLFormElement>(null);
  const { save, taken, disputes } = open;
  const unchosen = disputes.findIndex(({ chosen }) => !chosen);
  useEffect(() => step.current?.querySelector<HTMLElement>('h3')?.focus(), []);
  const submit = async () => {
    if (unchosen < 0) return onSave();
    setAsked(true);
    step.current?.querySelectorAll('fieldset')[unchosen]?.querySelector('input')?.focus();
  };
  return (
    <Form ref={step} onSubmit={submit} className={form.form}>
      <div className={styles.head}>
        <Heading level={3} size="2xs" tabIndex={-1}>
          {save ? say('conflict.title', { name: save.by }) : say('conflict.titleSomebody')}
        </Heading>
        <p>{say(disputes.length > 0 ? 'conflict.choose' : 'conflict.together')}</p>
      </div>
      {disputes.map((dispute) => (
        <DisputeField key={dispute.name} dispute={dispute} isAsked={isAsked} />
      ))}
      {taken.length > 0 && <Taken taken={taken} />}
      <div className={form.actions}>
        <Button onClick={onBack}>{say('conflict.back')}</Button>
        <Button type="submit" variant="primary" loading={isBusy}>
          {say('button.save')}
        </Button>
      </div>
    </Form>
  );
}

/** Both versions of one part, side by side if there is room. */
function DisputeField({ dispute, isAsked }: { dispute: Dispute; isAsked: boolean }) {
  const say = useText();
  const name = useId();
  const { label, mine, theirs, save, chosen, choose } = dispute;
  return (
    <Fieldset legend={label} error={isAsked && !chosen && say('conflict.chooseOne')}>
      <div className={styles.versions}>
        <Radio
          name={name}
          className={styles.version}
          label={say('conflict.mine')}
          description={<Value>{mine}</Value>}
          checked={chosen === 'mine'}
          onChange={() => choose('mine')}
        />
        <Radio
          name={name}
          className={styles.version}
          label={
            <>
              {say('conflict.theirs')}
              {save && <SavedBy save={save} />}
            </>
          }
          description={<Value>{theirs}</Value>}
          checked={chosen === 'theirs'}
          onChange={() => choose('theirs')}
        />
      </div>
    </Fieldset>
  );
}

function SavedBy({ save: { by, at } }: { save: Save }) {
  const say = useText();
  const today = useToday();
  const when = sayMoment(say, new Date(at), today);
  return <span className={styles.saved}>, {say('conflict.savedBy', { name: by, when })}</span>;
}

/** What only they changed. */
function Taken({ taken }: Pick<OpenConflict, 'taken'>) {
  const say = useText();
  return (
    <section className={styles.taken}>
      <Heading level={4} size="2xs">
        {say('conflict.taken')}
      </Heading>
      <dl>
        {taken.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <Value>{value}</Value>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({ children }: { children: React.ReactNode }) {
  const say = useText();
  const isEmpty = children === '' || children === null || children === undefined || children === false;
  return <div className={styles.value}>{isEmpty ? <i>{say('conflict.empty')}</i> : children}</div>;
}
