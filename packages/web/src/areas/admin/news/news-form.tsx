import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ConflictStep } from '../../../core/forms/conflict-step.tsx';
import { DayField } from '../../../core/forms/day-field.tsx';
import form from '../../../core/forms/form.module.css';
import { FormError } from '../../../core/forms/form-error.tsx';
import { useLeaveGuard } from '../../../core/forms/use-discard.tsx';
import type { AdminNewsPartsFragment, NewsStatus } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { useOnce } from '../../../ui/base/use-once.ts';
import { Form } from '../../../ui/field/form.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';
import { isWrittenIn } from './news-form-values.ts';
import { useNewsEdit } from './use-news-edit.ts';
import { WordsFields } from './words-fields.tsx';

/** The form of news, saved as a draft or published; then the list is shown. @param news null for a new one */
export function NewsForm({ news }: { news: AdminNewsPartsFragment | null }) {
  const navigate = useNavigate();
  const edit = useNewsEdit(news);
  const { isSaved, isChanged, conflict, isBusy, save, status } = edit;
  const question = useLeaveGuard(isChanged && !isSaved);
  useEffect(() => {
    if (isSaved) navigate(adminPaths.allNews);
  }, [isSaved, navigate]);
  return (
    <div className={styles.wide}>
      {conflict.open ? (
        <ConflictStep conflict={conflict} isBusy={isBusy} onSave={() => save(status)} />
      ) : (
        <Writing edit={edit} />
      )}
      {question}
    </div>
  );
}

function Writing({ edit }: { edit: ReturnType<typeof useNewsEdit> }) {
  const say = useText();
  const { stored, form: values, set, errors, isBusy } = edit;
  const save = useOnce(async (status: NewsStatus) => {
    if (await errors.checkAll()) await edit.save(status);
  });
  // Enter in a field keeps published news published, and publishes nothing else.
  const submit = () => save(stored?.status === 'PUBLISHED' ? 'PUBLISHED' : 'DRAFT');
  return (
    <Form className={form.form} onSubmit={submit}>
      <WordsFields language="nn" form={values} set={set} errors={errors} isRequired />
      <div>
        {(['nb', 'en'] as const).map((language) => (
          <Disclosure key={language} label={say(`shell.language.${language}`)} mustShow={isWrittenIn(values, language)}>
            <WordsFields
              language={language}
              form={values}
              set={set}
              errors={errors}
              isRequired={isWrittenIn(values, language)}
            />
          </Disclosure>
        ))}
      </div>
      <DayField
        label={say('admin.news.publishOn')}
        description={say('admin.news.publishOnHint')}
        value={values.publishOn}
        onChange={(publishOn) => set({ publishOn })}
        onBlur={() => errors.touch('publishOn')}
        error={errors.of('publishOn')}
      />
      <FormError errors={errors} />
      <div className={form.end}>
        {stored && stored.status !== 'ARCHIVED' && (
          <Button loading={isBusy && edit.status === 'ARCHIVED'} onClick={() => save('ARCHIVED')}>
            {say('admin.news.archive')}
          </Button>
        )}
        <Button loading={isBusy && edit.status === 'DRAFT'} onClick={() => save('DRAFT')}>
          {say(stored?.status === 'PUBLISHED' ? 'admin.news.takeBack' : 'button.saveDraft')}
        </Button>
        <Button variant="primary" loading={isBusy && edit.status === 'PUBLISHED'} onClick={() => save('PUBLISHED')}>
          {say(stored?.status === 'PUBLISHED' ? 'button.save' : 'button.publish')}
        </Button>
      </div>
    </Form>
  );
}
