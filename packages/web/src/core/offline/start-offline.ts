import { whenAnswered } from '../network/network.ts';
import { onSessionEnd } from '../session/session.ts';
import { showsAnew } from './read-since.ts';
import { forgetAnswers, openAnswers } from './stored-answers.ts';
import { startWaitingTicks } from './waiting-ticks.ts';

/**
 * Opens the stored answers and forgets them when the person's session ends, stops saying how old they are when the server answers, and reads the
 * waiting ticks.
 */
export function startOffline(): void {
  openAnswers();
  onSessionEnd(forgetAnswers);
  whenAnswered(showsAnew);
  startWaitingTicks();
}
