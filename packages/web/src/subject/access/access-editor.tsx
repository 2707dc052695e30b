import { useId, useRef, useState } from 'react';
import { focusNextRow } from '../../core/who/focus-next-row.ts';
import { memberKinds } from '../../core/who/member-kind.ts';
import { type Who, WhoSearch } from '../../core/who/who-search.tsx';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { Fieldset } from '../../ui/field/fieldset.tsx';
import { Radio } from '../../ui/field/radio.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import {
  type AccessDraft,
  addMember,
  asksBeforeOpening,
  type Member,
  makePrivate,
  openToAll,
  removeMember,
  setVisibility,
} from './access-draft.ts';
import styles from './access-editor.module.css';
import type { AccessEditorProps } from './access-editor-props.ts';
import { AccessMembers } from './access-members.tsx';

/** Who may read and write: open or private, shown or hidden, and the list of those who have access (product/access#changing-access). */
export function AccessEditor({ draft, onChange, disabled }: AccessEditorProps) {
  const say = useText();
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const open = () => {
    setAsking(false);
    onChange(openToAll(draft));
  };
  const change = (changed: AccessDraft, words: string) => {
    // Adding somebody who is there already gives no message (product/access#changing-access).
    if (changed !== draft) setSaid(words);
    onChange(changed);
  };
  const add = ({ kind, id, label: name, detail }: Who) =>
    change(addMember(draft, { kind, id, name, detail }), say('organization.members.added', { name }));
  const remove = (member: Member, button: HTMLElement) => {
    change(removeMember(draft, member), say('organization.members.removed', { name: member.name }));
    focusNextRow(box.current, button);
  };
  return (
    <div ref={box} className={styles.editor}>
      <Openness
        draft={draft}
        disabled={disabled}
        onPrivate={() => onChange(makePrivate(draft))}
        onOpen={() => (asksBeforeOpening(draft) ? setAsking(true) : open())}
      />
      {draft.isPrivate && <VisibilityChoice draft={draft} disabled={disabled} onChange={onChange} />}
      {!disabled && (
        <WhoSearch
          saysChoice={false}
          label={say('access.addMember')}
          placeholder={say('subject.list.searchHint')}
          kinds={memberKinds}
          onPick={add}
        />
      )}
      <p role="status" className="ds-sr-only">
        {said}
      </p>
      {!disabled && (
        <TextLink to="/my-profile/groups" target="_blank" className={styles.make}>
          {say('organization.groups.make')}
        </TextLink>
      )}
      <AccessMembers draft={draft} onChange={onChange} onRemove={remove} disabled={disabled} />
      {isAsking && (
        <ConfirmDialog
          title={say('access.makePublicTitle')}
          action={say('button.confirm')}
          isBusy={false}
          onConfirm={async () => open()}
          onClose={() => setAsking(false)}
        >
          <p>{say('access.makePublicBody')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface OpennessProps {
  draft: AccessDraft;
  disabled: boolean | undefined;
  onOpen: () => void;
  onPrivate: () => void;
}

function Openness({ draft: { isPrivate }, disabled, onOpen, onPrivate }: OpennessProps) {
  const say = useText();
  const name = useId();
  return (
    <Fieldset legend={say('access.who')} disabled={disabled}>
      <Radio
        name={name}
        label={say('access.private')}
        description={say('access.privateHint')}
        checked={isPrivate}
        onChange={onPrivate}
      />
      <Radio
        name={name}
        label={say('access.public')}
        description={say('access.publicHint')}
        checked={!isPrivate}
        onChange={onOpen}
      />
    </Fieldset>
  );
}

/** Whether the thing is shown in lists or hidden; only a private thing has the choice (product/access#changing-access). */
function VisibilityChoice({ draft, onChange, disabled }: AccessEditorProps) {
  const say = useText();
  const name = useId();
  return (
    <Fieldset legend={say('access.othersSee')} disabled={disabled}>
      <Radio
        name={name}
        label={say('access.visibility.PUBLIC')}
        description={say('access.visibleHint')}
        checked={draft.visibility === 'PUBLIC'}
        onChange={() => onChange(setVisibility(draft, 'PUBLIC'))}
      />
      <Radio
        name={name}
        label={say('access.visibility.PRIVATE')}
        description={say('access.hiddenHint')}
        checked={draft.visibility === 'PRIVATE'}
        onChange={() => onChange(setVisibility(draft, 'PRIVATE'))}
      />
    </Fieldset>
  );
}
