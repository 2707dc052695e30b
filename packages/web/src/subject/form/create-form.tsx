import type { ReactNode } from 'react';
import { useBack } from '../../core/use-back.ts';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { useOnce } from '../../ui/base/use-once.ts';
import { Form } from '../../ui/field/form.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { NoticeDialog } from '../../ui/overlay/notice-dialog.tsx';
import { AccessEditor } from '../access/access-editor.tsx';
import { sayAccess } from '../access/say-access.ts';
import styles from './create-form.module.css';
import { FormParts } from './form-parts.tsx';
import type { Creation } from './use-creation.ts';

interface Props {
  creation: Pick<Creation, 'access' | 'setAccess' | 'parts' | 'submit' | 'status' | 'isBusy' | 'refusal' | 'question'>;
  /** The text of the button that makes it. */
  action: string;
  /** The title of the message if it could not be made. */
  failed: string;
  /** Where cancelling leads if the app has no page before this one. */
  list: string;
  /** Its fields, except access and the folded ones. */
  children: ReactNode;
  /** The fields that it can do without, folded together with those of other areas; access is then folded too, to one line that says who has it. */
  folded?: { label: string; fields: ReactNode; isFaulty: boolean };
  /** What the fields make, shown at their right where there is room. */
  beside?: ReactNode;
}

/** The form of a new thing, which can be made as a draft, too: its fields, who has access, and a message if it could not be made; what was typed is then still there. */
export function CreateForm({ creation, action, failed, list, children, folded, beside }: Props) {
  const say = useText();
  const back = useBack(list);
  const { access, setAccess, parts, submit, status, isBusy, refusal, question } = creation;
  const others = <FormParts of={parts.of} onChange={parts.change} />;
  const make = useOnce(submit);
  const editor = <AccessEditor draft={access} onChange={setAccess} />;
  return (
    <>
      <Form onSubmit={() => make('PUBLISHED')} className={styles.panels} data-beside={beside ? '' : undefined}>
        <div className={styles.fields}>
          {children}
          {folded ? (
            <Disclosure label={folded.label} mustShow={folded.isFaulty}>
              {folded.fields}
              {others}
            </Disclosure>
          ) : (
            others
          )}
        </div>
        <section className={styles.access} aria-label={say('field.access')} data-folded={folded && ''}>
          {folded ? (
            <Disclosure label={sayAccess(say, access)}>{editor}</Disclosure>
          ) : (
            <>
              <Heading level={2}>{say('field.access')}</Heading>
              {editor}
            </>
          )}
        </section>
        {beside && <div className={styles.beside}>{beside}</div>}
        <div className={styles.actions}>
          <Button onClick={back}>{say('button.cancel')}</Button>
          <Button loading={isBusy && status === 'DRAFT'} onClick={() => void make('DRAFT')}>
            {say('button.saveDraft')}
          </Button>
          <Button type="submit" variant="primary" loading={isBusy && status === 'PUBLISHED'}>
            {action}
          </Button>
        </div>
      </Form>
      {refusal && (
        <NoticeDialog
          title={failed}
          words={say('subject.failed', { message: refusal.words })}
          close={say('button.dismiss')}
          onClose={refusal.onClose}
        />
      )}
      {question}
    </>
  );
}
