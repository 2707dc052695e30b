import type { AccessDraft } from './access-draft.ts';

/** An access list as the editor and its parts are given it. */
export interface AccessEditorProps {
  draft: AccessDraft;
  onChange: (draft: AccessDraft) => void;
  disabled?: boolean;
}
