import { ArrowRightLeftIcon } from '@navikt/aksel-icons';
import { type GrantCaseState, movesFrom } from '@samspel/domain/grant-case/grant-case';
import { type PointerEvent, useEffect, useRef } from 'react';
import { PersonLink } from '../../core/person/person-link.tsx';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import type { ListedCase } from './case-filter.ts';
import styles from './cases-board.module.css';
import { casePaths } from './grant-case.paths.ts';

interface Props {
  of: ListedCase;
  isDragged: boolean;
  /** A move is being sent: no other move is possible until the server has answered. */
  isMoving: boolean;
  /** It has just come from another column, where it had the focus. */
  takesFocus: boolean;
  onPress: (event: PointerEvent) => void;
  onMove: (to: GrantCaseState) => void;
}

/** A case on the board, with a menu of the states it may be moved to. */
export function CaseCard({ of, isDragged, isMoving, takesFocus, onPress, onMove }: Props) {
  const say = useText();
  const card = useRef<HTMLLIElement>(null);
  // Only when the card appears: later the focus is where the person has put it.
  const isNew = useRef(takesFocus);
  useEffect(() => {
    if (isNew.current) card.current?.querySelector('button')?.focus();
  }, []);
  const title = of.grant?.title ?? of.title ?? say('grantCase.gone');
  const amount = of.amountGranted === null ? 'amountApplied' : 'amountGranted';
  return (
    <li
      ref={card}
      className={styles.card}
      data-dragged={isDragged || undefined}
      onPointerDown={isMoving ? undefined : onPress}
      onDragStart={(event) => event.preventDefault()}
    >
      <div className={styles.title}>
        {of.grant ? <TextLink to={casePaths.grant(of.grant)}>{title}</TextLink> : title}
        {!of.grant && of.title && <p className={styles.gone}>{say('grantCase.gone')}</p>}
      </div>
      <div className={styles.detail}>
        {of.responsible && <PersonLink person={of.responsible} />}
        {of[amount] !== null && <span>{say(`grantCase.card.${amount}`, { amount: of[amount] })}</span>}
      </div>
      <div className={styles.menu}>
        <Menu
          label={say('grantCase.moveOne', { title })}
          isBusy={isMoving}
          trigger={<ArrowRightLeftIcon aria-hidden="true" fontSize="1.25rem" />}
        >
          {movesFrom(of.state).map((state) => (
            <MenuItem key={state} onSelect={() => onMove(state)}>
              {say('grantCase.move', { state: say(`grantCase.state.${state}`) })}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </li>
  );
}
