import type { KindHistory } from '../../subject/kinds.tsx';
import { rootHistory } from '../../subject/root/root-history.ts';
import { topicFields } from './form/topic.fields.ts';

/** How histories name topics and their fields. */
export const topicHistory: KindHistory = { fields: rootHistory(topicFields), sayThing: (say) => say('topic.one') };
