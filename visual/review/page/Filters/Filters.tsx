import { useMemo } from 'react';
import type { Finding } from '../../../findings.ts';
import { type Filters as Chosen, placeOf } from '../groups.ts';
import * as styles from './Filters.css.ts';

interface FiltersProps {
  /** All findings, whatever the filters leave of them. */
  readonly findings: readonly Finding[];
  readonly value: Chosen;
  readonly onChange: (value: Chosen) => void;
}

const labels = { kind: 'Kind', section: 'Section', mode: 'Mode', status: 'Decision' } as const;
const statuses = { open: 'open', approve: 'approved', reject: 'rejected' } as const;

const options = (values: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries([...new Set(values)].filter(Boolean).map((value) => [value, value]));

/** Leaves in sight what somebody wants to judge now. */
export function Filters({ findings, value, onChange }: FiltersProps) {
  const choices = useMemo(
    () => ({
      kind: options(findings.map(({ kind }) => kind)),
      section: options(findings.map((finding) => placeOf(finding).section)),
      mode: options(findings.map(({ mode }) => mode)),
      status: statuses,
    }),
    [findings],
  );
  return (
    <div role="group" aria-label="Filters" className={styles.root}>
      {(Object.keys(labels) as (keyof typeof labels)[]).map((key) => (
        <label key={key} className={styles.field}>
          {labels[key]}
          <select
            className={styles.select}
            value={value[key]}
            onChange={(event) => onChange({ ...value, [key]: event.currentTarget.value })}
          >
            <option value="">all</option>
            {Object.entries(choices[key]).map(([option, label]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
