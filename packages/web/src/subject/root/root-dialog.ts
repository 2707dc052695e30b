import type { ChangeDialog } from '../page/change-items.tsx';
import type { RootKind, RootThing } from './root-kind.ts';

/** What can be opened over the page of a thing. */
export type RootDialog = ChangeDialog | 'share';

/** What every dialog of a thing is given. */
export interface RootDialogProps<Thing extends RootThing, Fields, Input extends object> {
  of: RootKind<Thing, Fields, Input>;
  thing: Thing;
  onClose: () => void;
  /** Opens another in its place. */
  onOpen: (dialog: RootDialog) => void;
}
