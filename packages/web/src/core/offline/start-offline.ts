import { whenAnswered } from '../network/network.ts';
import { onSessionEnd } from '../session/session.ts';
import { forgetAnswers, openAnswers } from './kept-answers.ts';
import { showsAnew } from './read-since.ts';
import { startWaitingTicks } from './waiting-ticks.ts';

/** Opens what is kept of the session and forgets it with the session of the person that it belongs to, says no more how old it is once the server answers, and knows the ticks that wait. */
export function startOffline(): void {
  openAnswers();
  onSessionEnd(forgetAnswers);
  whenAnswered(showsAnew);
  startWaitingTicks();
}
