import { languages } from '@samspel/domain/account/profile.input';
import { createNewsInput } from '@samspel/domain/news/news.input';
import { useState } from 'react';
import { useClient, useMutation } from 'urql';
import { fieldPart, richTextPart, textPart } from '../../../core/forms/parts.tsx';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import {
  AdminNewsItemDocument,
  type AdminNewsPartsFragment,
  CreateNewsDocument,
  type NewsStatus,
  UpdateNewsDocument,
} from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { type NewsFormValues, newsFormOf, newsInputOf } from './news-form-values.ts';

/** Errors of news are named by `nn.title` and the like. */
const fieldOf = (path: readonly string[]) => path.join('.');

/** The form for a new or existing piece of news, which another admin may save meanwhile. @param news null for a new one */
export function useNewsEdit(news: AdminNewsPartsFragment | null) {
  const say = useText();
  const client = useClient();
  const [status, setStatus] = useState<NewsStatus>('DRAFT');
  const [isSaved, setSaved] = useState(false);
  const edited = useEdited<AdminNewsPartsFragment | null, NewsFormValues>({
    start: news,
    formOf: newsFormOf,
    parts: () => [
      ...languages.flatMap((language) => {
        const called = { language: say(`shell.language.${language}`) };
        return [
          textPart<NewsFormValues>(`${language}Title`, say('admin.news.titleIn', called)),
          richTextPart<NewsFormValues>(`${language}Body`, say('admin.news.bodyIn', called)),
        ];
      }),
      fieldPart<NewsFormValues, 'publishOn'>('publishOn', say('admin.news.publishOn'), (day) => day),
    ],
    fetchNewest: async () => {
      const { data } = await client.query(AdminNewsItemDocument, { id: news!.id }, { requestPolicy: 'network-only' });
      return data ? { stored: data.adminNewsItem, saves: [] } : null;
    },
  });
  const { stored, base, form, conflict } = edited;
  const errors = useFieldErrors(createNewsInput, newsInputOf(form, status), fieldOf);
  const [{ fetching: isCreating }, create] = useMutation(CreateNewsDocument);
  const [{ fetching: isUpdating }, update] = useMutation(UpdateNewsDocument);

  const save = async (status: NewsStatus) => {
    setStatus(status);
    const input = newsInputOf(form, status);
    const { error } = stored
      ? await update({ input: { id: stored.id, version: stored.version, ...input } })
      : await create({ input });
    if (error) return (await conflict.meet(error)) || errors.refuse(error);
    toast.success(say(`admin.news.saved.${status}`));
    setSaved(true);
  };
  return {
    ...edited,
    errors,
    status,
    save,
    isSaved,
    isBusy: isCreating || isUpdating,
    isChanged: JSON.stringify(form) !== JSON.stringify(base),
  };
}
