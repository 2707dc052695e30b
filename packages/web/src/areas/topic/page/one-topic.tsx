import { LinkIcon, PencilIcon } from '@navikt/aksel-icons';
import { mayEdit } from '@samspel/domain/subject/state';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLiveSubject } from '../../../core/live/live-subject.ts';
import { UpdatedNotice } from '../../../core/live/updated-notice.tsx';
import type { TopicPartsFragment } from '../../../generated/graphql.ts';
import { NewSince } from '../../../subject/new-since/new-since.tsx';
import { ChangeItems } from '../../../subject/page/change-items.tsx';
import { SubjectHeader } from '../../../subject/page/subject-header.tsx';
import { useReadable } from '../../../subject/page/use-readable.ts';
import { WhyNotEditable } from '../../../subject/page/why-not-editable.tsx';
import type { RootDialog } from '../../../subject/root/root-dialog.ts';
import { RootDialogs } from '../../../subject/root/root-dialogs.tsx';
import { relatePath } from '../../../subject/sections/relate-path.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { MenuLink } from '../../../ui/overlay/menu.tsx';
import { topicPaths } from '../address/topic.paths.ts';
import { topicRoot } from '../form/topic.root.tsx';
import { TopicTabs } from './topic-tabs.tsx';
import { useVisit } from './use-visit.ts';

interface Props {
  topic: TopicPartsFragment;
  onReload: () => void;
}

/** A topic that I may read: its head, its tabs, and all actions on it. */
export function OneTopic({ topic, onReload }: Props) {
  const say = useText();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<RootDialog | null>(null);
  const live = useLiveSubject(topic.id, {
    readAgain: onReload,
    isReadable: useReadable(topicRoot.readable, topic.status),
  });
  const since = useVisit(topic.id);
  const toForm = topicPaths.edit(topic);
  const isEditable = mayEdit(topic);
  return (
    <>
      <UpdatedNotice live={live} onReload={onReload} />
      <SubjectHeader
        subject={topic}
        sign={topicRoot.sign}
        what={say(`topic.category.${topic.category}`)}
        main={
          isEditable && (
            <LinkButton to={toForm} variant="primary" icon={<PencilIcon />}>
              {say('button.edit')}
            </LinkButton>
          )
        }
        onShare={() => setOpened('share')}
        more={
          <>
            {isEditable && (
              <MenuLink to={relatePath(topic)}>
                <LinkIcon aria-hidden="true" />
                {say('relation.maker.title')}
              </MenuLink>
            )}
            <ChangeItems
              subject={topic}
              words={{ edit: say('button.edit'), about: say('subject.about') }}
              open={(dialog) => (dialog === 'edit' ? navigate(toForm) : setOpened(dialog))}
            />
          </>
        }
      />
      <WhyNotEditable
        subject={topic}
        words={{
          archived: say('subject.page.archived'),
          readOnly: say('subject.page.readOnly'),
          draft: say('subject.page.draft'),
        }}
        onUnArchive={() => setOpened('archive')}
      />
      <NewSince since={since}>
        <TopicTabs topic={topic} onShare={() => setOpened('share')} />
      </NewSince>
      {opened && (
        <RootDialogs of={topicRoot} thing={topic} opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
