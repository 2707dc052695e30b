import { noInvalidation } from '../../core/graphql/cache-rules.ts';
import type { WebArea } from '../../subject/area.ts';

/** How a municipality follows up grants: its case on the page of each grant. */
export const grantCaseArea: WebArea = {
  sections: [{ name: 'grantCase', kinds: ['ACTION_VALUE'], load: () => import('./case-part.tsx') }],
  cache: {
    rereads: {
      startGrantCase: () => ['grantCase', 'grantCases'],
      updateGrantCase: noInvalidation,
      moveGrantCase: noInvalidation,
      removeGrantCaseFile: noInvalidation,
      restoreGrantCaseFile: noInvalidation,
    },
  },
};
