import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import * as styles from './Button.css.ts';

interface ButtonLook {
  /** The label, which says what a press does. An icon may come before it. */
  readonly children: ReactNode;
  /** `primary` is for the main action, `quiet` for others. Default `primary`. */
  readonly tone?: 'primary' | 'quiet';
  /** Default `regular`, 44 px high. `large` is for heroes, 52 px high; `compact` is narrower on phones. */
  readonly size?: 'regular' | 'large' | 'compact';
}

interface ButtonProps
  extends
    ButtonLook,
    Omit<ComponentProps<'button'>, 'children' | 'className' | 'disabled' | 'type'> {
  /** `submit` sends the form that it is in. Default `button`. */
  readonly type?: 'button' | 'submit';
  /** Called on each press, unless the button is busy. */
  readonly onClick?: ComponentProps<'button'>['onClick'];
  /** While true, presses are ignored; the button keeps the focus and is announced as dimmed. Default false. */
  readonly busy?: boolean;
}

const classes = (tone: keyof typeof styles.tone, size: keyof typeof styles.size): string =>
  `${styles.root} ${styles.tone[tone]} ${styles.size[size]}`;

/** A button that does something on this page. */
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

/** A link that looks like a button: it leads to an action, the main one or, if quiet, another. */
export function ButtonLink({
  tone = 'primary',
  size = 'regular',
  ...rest
}: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link className={classes(tone, size)} {...rest} />;
}
