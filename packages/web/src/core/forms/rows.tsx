import { PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/base/button.tsx';
import { IconButton } from '../../ui/base/icon-button.tsx';
import styles from './rows.module.css';

interface Props<Row> {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** The row that the button adds. */
  added: Row;
  add: string;
  /** Returns the name of the button that removes a row. @param place from 1 */
  sayRemove: (place: number) => string;
  /** The fields of a row. */
  children: (row: Row, at: number, set: (change: Partial<Row>) => void) => ReactNode;
}

/** Rows of fields that can be added and removed: the focus goes to the first field of a new row, and after a removal to the button that adds. */
export function Rows<Row>({ rows, onChange, added, add, sayRemove, children }: Props<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const focusLast = () =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child :is(select, input)')?.focus());
  const remove = (at: number) => {
    onChange(rows.filter((_, place) => place !== at));
    button.current?.querySelector('button')?.focus();
  };
  return (
    <>
      {rows.length > 0 && (
        <ul ref={list} className={styles.rows}>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified only by its place, and has nothing but its fields
            <li key={at} className={styles.row}>
              {children(row, at, (change) =>
                onChange(rows.map((one, place) => (place === at ? { ...one, ...change } : one))),
              )}
              <IconButton
                label={sayRemove(at + 1)}
                icon={<TrashIcon aria-hidden="true" fontSize="1.25rem" />}
                onClick={() => remove(at)}
              />
            </li>
          ))}
        </ul>
      )}
      <div ref={button}>
        <Button
          size="sm"
          icon={<PlusIcon />}
          onClick={() => {
            onChange([...rows, added]);
            focusLast();
          }}
        >
          {add}
        </Button>
      </div>
    </>
  );
}
