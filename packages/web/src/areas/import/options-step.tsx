import { columnRoles } from '@samspel/domain/import/columns';
import { importShapes } from '@samspel/domain/import/guess-shape';
import type { ColumnRole, ImportOptions, ImportPreviewQuery, ImportShape } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Select } from '../../ui/field/select.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import styles from './import.module.css';

interface Props {
  preview: ImportPreviewQuery['importPreview'];
  years: readonly number[];
  /** Reads the table anew; what is left out is guessed. */
  onChange: (options: ImportOptions) => void;
}

/** How the table was read: which one, its shape, the year of days that say none, and what each column is. All can be changed. */
export function OptionsStep({ preview, years, onChange }: Props) {
  const say = useText();
  const { tables, table, shape, year, columns, headerRows, hidden } = preview;
  const roles = columns.map(({ role }) => role);
  return (
    <div className={styles.options}>
      <div className={styles.choices}>
        {tables.length > 1 && (
          <Select
            label={say('import.table')}
            value={table}
            onChange={({ target }) => onChange({ table: Number(target.value) })}
          >
            {tables.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a table is known by its place
              <option key={at} value={at}>
                {name || say('import.tableNumber', { number: at + 1 })}
              </option>
            ))}
          </Select>
        )}
        <Select
          label={say('import.shape')}
          value={shape}
          onChange={({ target }) => onChange({ table, year, shape: target.value as ImportShape })}
        >
          {importShapes.map((one) => (
            <option key={one} value={one}>
              {say(`import.shape.${one}`)}
            </option>
          ))}
        </Select>
        <Select
          label={say('import.year')}
          value={year}
          onChange={({ target }) =>
            onChange({ table, shape, year: Number(target.value), ...(columns.length > 0 && { roles, headerRows }) })
          }
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
      {hidden.length > 0 && <p className={styles.hint}>{say('import.hidden', { names: hidden.join(', ') })}</p>}
      {columns.length > 0 && (
        <Disclosure label={say('import.columns', { count: columns.length })}>
          <div className={styles.columns}>
            {columns.map(({ heading, role, example }, at) => (
              <Select
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                key={at}
                label={heading || say('import.columnNumber', { number: at + 1 })}
                description={example.slice(0, 60)}
                value={role}
                onChange={({ target }) =>
                  onChange({ table, shape, year, headerRows, roles: roles.with(at, target.value as ColumnRole) })
                }
              >
                {columnRoles.map((one) => (
                  <option key={one} value={one}>
                    {say(`import.role.${one}`)}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
}
