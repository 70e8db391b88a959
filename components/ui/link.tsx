'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

export { useLinkStatus } from 'next/link';

interface LinkProps extends ComponentProps<typeof NextLink> {
  /** Prefetches without intent, while in view. */
  readonly ahead?: boolean;
}

/**
 * Prefetches on intent (pointer, focus, touch) while the browser is idle, at most 2 s later: a page with a hundred
 * links must not fetch a hundred pages.
 * Prefetches the full page, not Next's partial form: a click before the partial prefetch ends loses the title.
 */
export function Link({ ahead = false, ...props }: LinkProps) {
  const [intent, setIntent] = useState(false);
  const show = () => {
    if (!intent) whenIdle(() => setIntent(true));
  };
  return (
    <NextLink
      {...props}
      prefetch={ahead || intent}
      onMouseEnter={show}
      onFocus={show}
      onTouchStart={show}
    />
  );
}
