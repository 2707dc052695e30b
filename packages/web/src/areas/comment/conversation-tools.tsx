import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Select } from '../../ui/field/select.tsx';
import styles from './comment.module.css';
import type { ConversationTexts } from './conversation-texts.ts';
import { type AnswerOrder, answerOrders } from './use-comments.ts';
import type { useOrder } from './use-order.ts';

interface Props {
  of: ReturnType<typeof useOrder>;
  texts: ConversationTexts;
}

/** The ways through a long conversation: its words, its order, and the first that was said. */
export function ConversationTools({ of, texts }: Props) {
  const say = useText();
  return (
    <search className={styles.tools}>
      <SearchField label={say(texts.search)} value={of.words} onChange={of.setWords} />
      <Select
        label={say('comment.order')}
        value={of.order}
        onChange={({ target }) => of.setOrder(target.value as AnswerOrder)}
      >
        {answerOrders.map((order) => (
          <option key={order} value={order}>
            {say(`comment.order.${order}`)}
          </option>
        ))}
      </Select>
      {!of.isSearched && (
        <Button size="sm" variant="tertiary" onClick={of.toFirst}>
          {say(texts.first)}
        </Button>
      )}
    </search>
  );
}
