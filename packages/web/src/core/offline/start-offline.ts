import { whenAnswered } from '../network/network.ts';
import { onSessionEnd } from '../session/session.ts';
import { forgetAnswers } from './kept-answers.ts';
import { showsAnew } from './read-since.ts';
import { startWaitingTicks } from './waiting-ticks.ts';

/** Forgets what is kept with the session of the person that it belongs to, says no more how old it is once the server answers, and knows the ticks that wait. */
export function startOffline(): void {
  onSessionEnd(() => void forgetAnswers());
  whenAnswered(showsAnew);
  startWaitingTicks();
}
