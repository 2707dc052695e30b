import type { AccessDraft } from './access-draft.ts';

/** The props of the editor of an access list, and of its parts. */
export interface AccessEditorProps {
  draft: AccessDraft;
  onChange: (draft: AccessDraft) => void;
  disabled?: boolean;
}
