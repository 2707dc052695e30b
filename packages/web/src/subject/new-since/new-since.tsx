import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMe } from '../../core/person/me.tsx';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Tag } from '../../ui/base/tag.tsx';
import styles from './new-since.module.css';

interface Marks {
  since: string | null;
  /** Registers a mark that is shown; returns a function that removes it. */
  show: (mark: HTMLElement) => () => void;
}

const FreshContext = createContext<Marks>({ since: null, show: () => () => {} });

/**
 * The content of a thing, with marks on what others have made since I was here before, and above it a button that goes through the marks shown.
 * @param since null the first time
 */
export function NewSince({ since, children }: { since: string | null; children: ReactNode }) {
  const say = useText();
  const [marks, setMarks] = useState<readonly HTMLElement[]>([]);
  const last = useRef<HTMLElement>(undefined);
  const show = useCallback((mark: HTMLElement) => {
    setMarks((marks) => [...marks, mark]);
    return () => setMarks((marks) => marks.filter((one) => one !== mark));
  }, []);
  const value = useMemo(() => ({ since, show }), [since, show]);
  const showNext = () => {
    const inOrder = marks.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
    const at = last.current ? inOrder.indexOf(last.current) : -1;
    const next = inOrder[(at + 1) % inOrder.length];
    last.current = next;
    next?.scrollIntoView({ block: 'center' });
    next?.focus({ preventScroll: true });
  };
  return (
    <FreshContext value={value}>
      {marks.length > 0 && (
        <div className={styles.walk}>
          <Button size="sm" onClick={showNext}>
            {say('subject.sinceLast', { count: marks.length })}
          </Button>
        </div>
      )}
      {children}
    </FreshContext>
  );
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

interface Made {
  by: { id: string } | null | undefined;
  at: string | null | undefined;
}

/** The mark on something that somebody else has made since I was here before; nothing on anything else. */
export function NewMark({ by, at }: Made) {
  const me = useMe();
  const { since } = useContext(FreshContext);
  if (!since || !by || !at || by.id === me.id || Date.parse(at) <= Date.parse(since)) return null;
  return <Mark />;
}

function Mark() {
  const say = useText();
  const place = useRef<HTMLSpanElement>(null);
  const { show } = useContext(FreshContext);
  useLayoutEffect(() => show(place.current!), [show]);
  return (
    <span ref={place} tabIndex={-1} className={styles.mark}>
      <Tag color="accent">{say('subject.fresh')}</Tag>
    </span>
  );
}
