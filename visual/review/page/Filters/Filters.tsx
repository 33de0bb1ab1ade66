import type { Finding } from '../../../findings.ts';
import { componentIn, type Filter } from '../../model.ts';
import * as styles from './Filters.css.ts';

interface FiltersProps {
  /** Findings that are not approved yet. */
  readonly findings: readonly Finding[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Limits what is looked at, and so what is approved, to one component or one mode. */
export function Filters({ findings, filter, onChange }: FiltersProps) {
  const values = {
    component: findings.map(componentIn),
    mode: findings.map(({ mode }) => mode),
  };
  return (
    <form aria-label="Filters" className={styles.root}>
      {(['component', 'mode'] as const).map((name) => (
        <label key={name} className={styles.field}>
          {name === 'component' ? 'Component' : 'Mode'}
          <select
            className={styles.select}
            value={filter[name]}
            onChange={({ currentTarget }) => onChange({ ...filter, [name]: currentTarget.value })}
          >
            <option value="">All</option>
            {[...new Set([...values[name], filter[name]])]
              .filter(Boolean)
              .toSorted()
              .map((value) => (
                <option key={value}>{value}</option>
              ))}
          </select>
        </label>
      ))}
    </form>
  );
}
