import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';
import { root } from './TextLink.css.ts';

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /** Drawn after the words. */
  readonly icon?: IconName;
}

/** A link that stands on its own line, with room for a finger. */
export function TextLink({ children, icon, ...rest }: TextLinkProps) {
  return (
    <Link className={root} {...rest}>
      {children}
      {icon !== undefined && <Icon name={icon} />}
    </Link>
  );
}
