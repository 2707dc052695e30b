import { type SharedView, shareTemplates } from '@samspel/domain/calendar/share-link-view';
import { yearOf } from '@samspel/domain/time/day';
import { useState } from 'react';
import { useToday } from '../../../core/time/use-today.ts';
import { useLocale } from '../../../texts/locale.ts';
import { useText } from '../../../texts/text.tsx';
import { useTheme } from '../../../theme/theme.ts';
import { Heading } from '../../../ui/base/heading.tsx';
import { ReadOnlyField } from '../../../ui/field/read-only-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { CopyButton } from '../../../ui/overlay/copy-button.tsx';
import styles from './embed-builder.module.css';
import { embedCode, viewAddress } from './shared-address.ts';
import { ViewFields } from './view-fields.tsx';

/**
 * Chooses a view of the public page, shows it, and gives the code for another website (product/sharing#the-public-page, product/year-wheels#years).
 * Here it is shown in the language and theme of the app; others see it in their own.
 */
export function EmbedBuilder({ title, uri }: { title: string; uri: string }) {
  const say = useText();
  const today = useToday();
  const [view, setView] = useState<SharedView>({ template: 'embed', year: yearOf(today), startMonth: 1, month: 0 });
  const change = (part: Partial<SharedView>) => setView({ ...view, ...part });
  const address = viewAddress(location.origin, uri, view, today);
  const own = `&lang=${useLocale()}&theme=${useTheme()}`;
  const frameTitle = say('shareLink.frameTitle', { title });
  const canFrame = view.template === 'embed';
  const code = canFrame ? embedCode(address, frameTitle) : address;
  return (
    <section className={styles.builder} aria-labelledby="share-embed">
      <Heading level={3} id="share-embed">
        {say('shareLink.embed')}
      </Heading>
      <Select
        label={say('shareLink.template')}
        value={view.template}
        onChange={({ target }) => change({ template: target.value as SharedView['template'] })}
      >
        {shareTemplates.map((template) => (
          <option key={template} value={template}>
            {say(`shareLink.template.${template}`)}
          </option>
        ))}
      </Select>
      <ViewFields view={view} onChange={change} />
      <figure className={styles.preview}>
        <figcaption>{say('shareLink.preview')}</figcaption>
        <iframe src={address + own} title={frameTitle} />
      </figure>
      {!canFrame && <p className={styles.note}>{say('shareLink.onlyEmbed')}</p>}
      <ReadOnlyField
        label={say(canFrame ? 'shareLink.code' : 'shareLink.address')}
        value={code}
        rows={canFrame ? 4 : 2}
      />
      <div>
        <CopyButton text={code} label={say(canFrame ? 'shareLink.copyCode' : 'shareLink.copyAddress')} />
      </div>
    </section>
  );
}
