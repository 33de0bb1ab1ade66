import * as styles from './RoleSwitch.css.ts';

export interface RoleSwitchProps<Id extends string> {
  /** Says what the choice changes. */
  readonly label: string;
  /** The roles to choose from, in their order. */
  readonly roles: readonly { readonly id: Id; readonly label: string }[];
  /** Id of the current role. */
  readonly value: Id;
  /** Called with the id of the role that was chosen. */
  readonly onValueChange: (id: Id) => void;
}

/** Changes the role of every picture on the page. */
export function RoleSwitch<Id extends string>(props: RoleSwitchProps<Id>) {
  const { label, roles, value, onValueChange } = props;
  return (
    <div role="group" aria-label={label} className={styles.root}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <div className={styles.choices}>
        {roles.map((role) => (
          <button
            key={role.id}
            type="button"
            aria-pressed={role.id === value}
            className={styles.choice}
            onClick={() => onValueChange(role.id)}
          >
            {role.label}
          </button>
        ))}
      </div>
    </div>
  );
}
