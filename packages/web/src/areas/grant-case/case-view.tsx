import { MenuElipsisHorizontalIcon } from '@navikt/aksel-icons';
import { plannedIn } from '@samspel/domain/grant-case/case-plan';
import { movesFrom } from '@samspel/domain/grant-case/grant-case';
import { Fragment, useState } from 'react';
import type { Guard } from '../../core/forms/unsaved.ts';
import { PersonLink } from '../../core/person/person-link.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { useMoment } from '../../core/time/use-moment.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { CaseFiles } from './case-files.tsx';
import { CasePlans } from './case-plans.tsx';
import { CaseState } from './case-state.tsx';
import styles from './grant-case.module.css';
import { PlanDialog } from './plan-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { offersTasks, useStepCase } from './use-move-case.ts';
import type { GrantCase } from './use-plan-calls.ts';

interface Props {
  of: GrantCase;
  /** The id of the grant. */
  grant: string;
  guard: Guard;
  /** Somebody else has changed it meanwhile. */
  onReload: () => void;
}

/** The state of a case, who is responsible, its amounts, and the moves that are possible from there. */
export function CaseView({ of, grant, guard, onReload }: Props) {
  const say = useText();
  const [opened, setOpened] = useState<'edit' | 'refuse' | 'plan' | null>(null);
  const { step, isBusy } = useStepCase({ onRefuse: () => setOpened('refuse'), onReload });
  const [next, ...others] = movesFrom(of.state);
  const may = useMay();
  const lacksTasks = (state: GrantCase['state']) => {
    const type = plannedIn(state);
    return may.use('CALENDAR') && type !== null && of.plans.every((plan) => plan.type !== type);
  };
  const planned = plannedIn(of.state);
  const go = async (state: GrantCase['state']) => {
    const isMoved = await step(of, state);
    if (isMoved && offersTasks(state) && lacksTasks(state)) setOpened('plan');
  };
  const money = (amount: number | null) => (amount === null ? null : say('grantCase.amount', { amount }));
  const facts = {
    responsible: of.responsible ? <PersonLink person={of.responsible} /> : say('grantCase.nobody'),
    amountApplied: money(of.amountApplied),
    amountGranted: money(of.amountGranted),
    notes: of.notes,
    isShown: of.isShown ? say('grantCase.shown') : null,
  };
  return (
    <>
      <dl className={styles.facts}>
        <dt>{say('grantCase.state')}</dt>
        <dd>
          <CaseState state={of.state} />
        </dd>
        {(Object.keys(facts) as (keyof typeof facts)[]).map(
          (field) =>
            facts[field] && (
              <Fragment key={field}>
                <dt>{say(`field.${field}`)}</dt>
                <dd className={styles.words}>{facts[field]}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <div className={styles.actions}>
        {next && (
          <Button loading={isBusy} onClick={() => void go(next)}>
            {say('grantCase.move', { state: say(`grantCase.state.${next}`) })}
          </Button>
        )}
        <Button variant="tertiary" onClick={() => setOpened('edit')}>
          {say('grantCase.edit')}
        </Button>
        {lacksTasks(of.state) && (
          <Button variant="tertiary" onClick={() => setOpened('plan')}>
            {say('grantCase.plan.open')}
          </Button>
        )}
        {others.length > 0 && (
          <Menu
            label={say('grantCase.moves')}
            trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}
          >
            {others.map((state) => (
              <MenuItem key={state} onSelect={() => void go(state)}>
                {say('grantCase.move', { state: say(`grantCase.state.${state}`) })}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      <CasePlans of={of} onReload={onReload} />
      <CaseFiles {...{ of, guard, onReload }} />
      <Moves of={of} />
      {opened === 'edit' && <CaseDialog of={of} onClose={() => setOpened(null)} />}
      {opened === 'plan' && planned && <PlanDialog {...{ of, grant }} type={planned} onClose={() => setOpened(null)} />}
      {opened === 'refuse' && <RefuseDialog of={of} onClose={() => setOpened(null)} />}
    </>
  );
}

/** The start of a case and every move since, the latest first. */
function Moves({ of: { moves } }: { of: GrantCase }) {
  const say = useText();
  const sayMoment = useMoment();
  return (
    <details className={styles.moves}>
      <summary>{say('grantCase.history')}</summary>
      <ol>
        {moves.map(({ id, state, reason, by, at }) => (
          <li key={id}>
            {say(`grantCase.state.${state}`)}
            {reason && `: ${reason}`}
            <span className={styles.when}>
              {by.name}, {sayMoment(at)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
