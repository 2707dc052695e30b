import { HandShakeHeartIcon } from '@navikt/aksel-icons';
import {
  AllTopicsDocument,
  ArchiveTopicDocument,
  CreateTopicDocument,
  NewestTopicDocument,
  RemovedTopicsDocument,
  RemoveTopicDocument,
  RestoreTopicDocument,
  TopicHistoryDocument,
  TopicPageDocument,
  type TopicPartsFragment,
  TopicReadableDocument,
  UnArchiveTopicDocument,
  UpdateTopicDocument,
} from '../../../generated/graphql.ts';
import { ServiceAreasField } from '../../../subject/form/service-areas-field.tsx';
import { useKostraTitle } from '../../../subject/kostra/use-kostra-title.ts';
import { rootForm } from '../../../subject/root/root-form.tsx';
import type { RootWithScreens } from '../../../subject/root/root-kind.ts';
import { topicPaths } from '../address/topic.paths.ts';
import { topicTexts } from '../address/topic.texts.ts';
import { type TopicForm, type TopicFormInput, topicFields } from './topic.fields.ts';

const inputs = () => import('@samspel/domain/topic/topic.input');

/** Topics, for the shared forms, dialogs, page and trash. */
export const topicRoot: RootWithScreens<TopicPartsFragment, TopicForm, TopicFormInput> = {
  kind: 'TOPIC',
  paths: topicPaths,
  sign: <HandShakeHeartIcon aria-hidden="true" />,
  texts: topicTexts,
  sayWhat: (say, { category }) => say(`topic.category.${category}`),
  listed: AllTopicsDocument,
  found: TopicPageDocument,
  readable: TopicReadableDocument,
  newest: NewestTopicDocument,
  history: TopicHistoryDocument,
  archive: ArchiveTopicDocument,
  unArchive: UnArchiveTopicDocument,
  remove: RemoveTopicDocument,
  restore: RestoreTopicDocument,
  removed: RemovedTopicsDocument,
  create: { schema: async () => (await inputs()).createTopicInput, document: CreateTopicDocument },
  update: { schema: async () => (await inputs()).updateTopicInput, document: UpdateTopicDocument },
  form: rootForm(topicFields, {
    own: { kostraFunctions: ServiceAreasField },
    useNames: () => ({ kostraFunction: useKostraTitle() }),
  }),
};
