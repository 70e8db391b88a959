import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from './link';
import styles from './button.module.scss';

interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly block?: boolean;
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Pending: keeps the focus, ignores clicks. */
    readonly busy?: boolean;
  };

export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  busy = false,
  type = 'button',
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true, onClick: ignore } : {})}
      // Overrides the browser's default `submit`.
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-block={block}
    />
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}

interface ButtonLinkProps extends ButtonLook {
  readonly href: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

export function ButtonLink({
  href,
  variant = 'primary',
  size = 'md',
  block = false,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <Link
      {...(onClick && { onClick })}
      href={href}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-block={block}
    >
      {children}
    </Link>
  );
}
