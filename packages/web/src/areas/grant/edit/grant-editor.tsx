import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import form from '../../../core/forms/form.module.css';
import { FormError } from '../../../core/forms/form-error.tsx';
import { useLeaveGuard } from '../../../core/forms/use-discard.tsx';
import { useBack } from '../../../core/use-back.ts';
import type { GrantEditableFragment } from '../../../generated/graphql.ts';
import { FormParts } from '../../../subject/form/form-parts.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { useOnce } from '../../../ui/base/use-once.ts';
import { Form } from '../../../ui/field/form.tsx';
import { grantPaths } from '../parts/grant.paths.ts';
import styles from './edit.module.css';
import { GrantFields } from './grant-fields.tsx';
import { type GrantForm, missingIn } from './grant-form.ts';
import { ThinDialog, WithdrawDialog } from './save-dialogs.tsx';
import { type CopiedGrant, type SavedStatus, useGrantEdit } from './use-grant-edit.ts';

interface Props {
  /** The grant to change; null for a new one. */
  grant: GrantEditableFragment | null;
  /** The content that a new grant begins with. */
  first: GrantForm;
  /** The grant whose relations and files a new one begins with. */
  copied?: CopiedGrant;
}

/** The form of a grant, saved as a draft or published; then its page is shown. */
export function GrantEditor({ grant, first, copied }: Props) {
  const navigate = useNavigate();
  const back = useBack(grantPaths.list);
  const edit = useGrantEdit(grant, first, copied);
  const { saved, conflict, isBusy, save } = edit;
  const question = useLeaveGuard(!saved && edit.hasChanges);
  useEffect(() => {
    if (saved) navigate(grantPaths.one(saved), { replace: true });
  }, [saved, navigate]);
  return (
    <div className={styles.form}>
      {conflict.open ? (
        <ConflictStep conflict={conflict} isBusy={isBusy} onSave={() => save()} />
      ) : (
        <Writing edit={edit} onCancel={() => void (grant ? navigate(grantPaths.one(grant)) : back())} />
      )}
      {question}
    </div>
  );
}

function Writing({ edit, onCancel }: { edit: ReturnType<typeof useGrantEdit>; onCancel: () => void }) {
  const say = useText();
  const { stored, errors, others, files, isBusy } = edit;
  const isPublished = stored?.status === 'PUBLISHED';
  const [asked, setAsked] = useState<SavedStatus | null>(null);
  const missing = missingIn(edit.form);
  const send = useOnce(async (status: SavedStatus) => {
    await edit.save(status);
    setAsked(null);
  });
  const save = async (status: SavedStatus) => {
    if (!(await errors.checkAll())) return;
    // What nobody expects is asked first: that all others lose sight of it, and that they see it nearly empty.
    const asks = isPublished ? status === 'DRAFT' : status === 'PUBLISHED' && missing.length > 0;
    if (asks) setAsked(status);
    else await send(status);
  };
  // Enter in a field publishes, and never unpublishes a published grant.
  const submit = () => save('PUBLISHED');
  return (
    <Form className={styles.form} onSubmit={submit}>
      {stored && (
        <p>
          {say('field.status')}: <Tag>{say(`subject.status.${stored.status}`)}</Tag>
        </p>
      )}
      <GrantFields form={edit.form} set={edit.set} errors={errors} />
      <section className={styles.section}>
        <Heading level={2}>{say('grant.form.related')}</Heading>
        <FormParts of={others.of} onChange={others.change} />
        {files.Pick && (
          <Suspense>
            <files.Pick
              files={files.chosen}
              onChange={files.choose}
              copied={files.copied}
              onCopiedChange={files.keep}
            />
          </Suspense>
        )}
      </section>
      <FormError errors={errors} />
      <div className={form.end}>
        <Button onClick={onCancel}>{say('button.cancel')}</Button>
        <Button loading={isBusy && edit.status === 'DRAFT'} onClick={() => save('DRAFT')}>
          {say(isPublished ? 'button.withdraw' : 'button.saveDraft')}
        </Button>
        <Button type="submit" variant="primary" loading={isBusy && edit.status === 'PUBLISHED'}>
          {say('button.publish')}
        </Button>
      </div>
      {asked === 'DRAFT' && (
        <WithdrawDialog
          followers={stored?.followers ?? 0}
          isBusy={isBusy}
          onConfirm={() => send('DRAFT')}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'PUBLISHED' && (
        <ThinDialog
          missing={missing}
          isBusy={isBusy}
          onConfirm={() => send('PUBLISHED')}
          onClose={() => setAsked(null)}
        />
      )}
    </Form>
  );
}
