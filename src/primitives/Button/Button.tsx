import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import * as styles from './Button.css.ts';

interface ButtonLook {
  /** The label: what happens next. An icon may stand before it. */
  readonly children: ReactNode;
  /** `primary` is the one thing to do here; `quiet` goes beside it. Default `primary`. */
  readonly tone?: 'primary' | 'quiet';
  /** Default `regular` (44 px high); `large` is for heroes (52 px), `compact` is narrower on phones. */
  readonly size?: 'regular' | 'large' | 'compact';
}

interface ButtonProps
  extends
    ButtonLook,
    Omit<ComponentProps<'button'>, 'children' | 'className' | 'disabled' | 'type'> {
  /** `submit` sends the form that it is in. Default `button`. */
  readonly type?: 'button' | 'submit';
  /** Called on each press, unless it is busy. */
  readonly onClick?: ComponentProps<'button'>['onClick'];
  /** At work: the press is ignored, focus stays, assistive technology hears 'dimmed'. Default false. */
  readonly busy?: boolean;
}

const classes = (tone: keyof typeof styles.tone, size: keyof typeof styles.size): string =>
  `${styles.root} ${styles.tone[tone]} ${styles.size[size]}`;

/** Does something on this page. */
export function Button({
  tone = 'primary',
  size = 'regular',
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(tone, size)}
      {...(busy ? { 'aria-disabled': true } : {})}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    />
  );
}

/** Goes somewhere, and looks like a button because it is the main action. */
export function ButtonLink({
  tone = 'primary',
  size = 'regular',
  ...rest
}: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link className={classes(tone, size)} {...rest} />;
}
