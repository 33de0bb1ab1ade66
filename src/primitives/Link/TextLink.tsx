import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';
import * as styles from './TextLink.css.ts';

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /** Icon after the last word. Default: none. */
  readonly icon?: IconName;
}

/** A link on a line of its own, at least 24 px high as a target. */
export function TextLink({ children, icon, ...rest }: TextLinkProps) {
  return (
    <Link className={styles.root} {...rest}>
      {children}
      {icon !== undefined && (
        <span aria-hidden="true" className={styles.joined}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        </span>
      )}
    </Link>
  );
}

/** A text link with an arrow. */
export function ArrowLink(props: Omit<TextLinkProps, 'icon'>) {
  return <TextLink icon="arrow" {...props} />;
}
