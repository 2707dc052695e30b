import { type GrantCaseState, grantCaseStates, movesFrom } from '@samspel/domain/grant-case/grant-case';
import { useState } from 'react';
import { useMay } from '../../core/person/use-may.ts';
import { useText } from '../../texts/text.tsx';
import { CaseCard } from './case-card.tsx';
import type { ListedCase } from './case-filter.ts';
import { CaseState } from './case-state.tsx';
import styles from './cases-board.module.css';
import { PlanOffer } from './plan-offer.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useCaseDrag } from './use-case-drag.ts';
import { offersTasks, useStepCase } from './use-move-case.ts';

/**
 * Cases in a column for each state. A card is moved to another column by dragging or by its menu, but only to states that the case may be moved to;
 * on a phone the columns are a list.
 */
export function CasesBoard({ cases, onReload }: { cases: readonly ListedCase[]; onReload: () => void }) {
  const say = useText();
  const [refused, setRefused] = useState<ListedCase | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const [offered, setOffered] = useState<string | null>(null);
  const may = useMay();
  const { step, isBusy } = useStepCase<ListedCase>({ onRefuse: setRefused, onReload });
  const go = async (of: ListedCase, to: GrantCaseState) => {
    setMoved(of.id);
    const isMoved = await step(of, to);
    if (isMoved && of.grant && offersTasks(to) && may.use('CALENDAR')) setOffered(of.grant.id);
  };
  const { dragged, press, board } = useCaseDrag((of, to) => void go(of, to));
  const columns = Map.groupBy(cases, ({ state }) => state);
  return (
    <>
      <p className={styles.hint}>{say('grantCase.boardHint')}</p>
      <div ref={board} className={styles.board}>
        {grantCaseStates.map((state) => (
          <section
            key={state}
            className={styles.column}
            aria-labelledby={`cases-${state}`}
            data-state={state}
            data-takes={dragged ? movesFrom(dragged.of.state).includes(state) : undefined}
            data-over={dragged?.to === state || undefined}
            data-empty={!columns.has(state) || undefined}
          >
            <h2 id={`cases-${state}`} className={styles.head}>
              <CaseState state={state} />
              <span className={styles.count}>{columns.get(state)?.length ?? 0}</span>
            </h2>
            {columns.has(state) ? (
              <ul className={styles.cards}>
                {columns.get(state)!.map((one) => (
                  <CaseCard
                    key={one.id}
                    of={one}
                    isDragged={dragged?.of.id === one.id}
                    isMoving={isBusy && moved === one.id}
                    takesFocus={moved === one.id}
                    onPress={(event) => press(one, event)}
                    onMove={(to) => void go(one, to)}
                  />
                ))}
              </ul>
            ) : (
              <p className={styles.none}>{say('grantCase.noneInState')}</p>
            )}
          </section>
        ))}
      </div>
      {dragged && (
        <p className={styles.ghost} style={{ insetInlineStart: dragged.at.x, insetBlockStart: dragged.at.y }}>
          {dragged.of.grant?.title ?? dragged.of.title ?? say('grantCase.gone')}
        </p>
      )}
      {refused && <RefuseDialog of={refused} onClose={() => setRefused(null)} />}
      {offered && <PlanOffer grant={offered} onClose={() => setOffered(null)} />}
    </>
  );
}
