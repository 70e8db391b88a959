'use client';

import {
  useId,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Link } from '@/components/ui/link';
import { useLoadingBar } from '@/stores/loading-bar';
import { useMegaMenu } from './mega-menu-state';
import { useMenuKeys } from './use-menu-keys';
import styles from './category-bar.module.scss';

interface MegaItemProps {
  readonly href: string;
  readonly label: ReactNode;
  readonly toggleLabel: string;
  readonly end?: boolean;
  readonly children: ReactNode;
}

/**
 * Link with a panel below. A resting mouse opens the panel and a click follows the link. On touch the first tap opens
 * and the second follows. By keyboard the button after the link, or arrow down, opens.
 */
export function MegaItem({ href, label, toggleLabel, end = false, children }: MegaItemProps) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const touched = useRef(false);
  const { wanted, open, show, wish } = useMegaMenu();
  const isOpen = open === id;
  const onKeyDown = useMenuKeys(item, {
    isOpen,
    open: () => {
      show(id);
    },
    close: () => {
      show(null);
    },
  });

  const onTap = (event: MouseEvent) => {
    if (!touched.current || isOpen) return;
    event.preventDefault();
    // The loading bar saw a link click and waits for a navigation that will not happen.
    useLoadingBar.getState().finish();
    show(id);
  };
  const byMouse = (wished: string | null) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') wish(wished);
  };
  const onBlur = (event: FocusEvent) => {
    if (isOpen && event.relatedTarget && !item.current?.contains(event.relatedTarget)) show(null);
  };
  return (
    <li
      ref={item}
      data-menu=""
      data-open={isOpen}
      data-end={end}
      onPointerEnter={byMouse(id)}
      onPointerLeave={byMouse(null)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Link
        className={styles.item}
        href={href}
        data-trigger=""
        onPointerDown={(event) => {
          touched.current = event.pointerType !== 'mouse';
        }}
        onClick={onTap}
      >
        {label}
      </Link>
      <button
        type="button"
        className={styles.toggle}
        aria-label={toggleLabel}
        aria-expanded={isOpen}
        aria-controls={wanted ? `${id}panel` : undefined}
        onClick={() => {
          show(isOpen ? null : id);
        }}
      />
      {wanted && (
        <div id={`${id}panel`} className={styles.sheet} data-panel="">
          {children}
        </div>
      )}
    </li>
  );
}
