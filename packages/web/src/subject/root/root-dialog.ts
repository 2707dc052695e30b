import type { ChangeDialog } from '../page/change-items.tsx';
import type { OpenedThing, RootKind } from './root-kind.ts';

/** The dialogs that can be opened over a thing's page. */
export type RootDialog = ChangeDialog | 'share';

/** The props of every dialog of a thing. */
export interface RootDialogProps<Thing extends OpenedThing, Fields, Input extends object> {
  of: RootKind<Thing, Fields, Input>;
  thing: Thing;
  onClose: () => void;
  /** Opens another dialog instead. */
  onOpen: (dialog: RootDialog) => void;
}
