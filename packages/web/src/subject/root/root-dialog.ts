import type { ChangeDialog } from '../page/change-items.tsx';
import type { RootKind, RootThing } from './root-kind.ts';

/** The dialogs that can be opened over a thing's page. */
export type RootDialog = ChangeDialog | 'share';

/** The props of every dialog of a thing. */
export interface RootDialogProps<Thing extends RootThing, Fields, Input extends object> {
  of: RootKind<Thing, Fields, Input>;
  thing: Thing;
  onClose: () => void;
  /** Opens another dialog instead. */
  onOpen: (dialog: RootDialog) => void;
}
