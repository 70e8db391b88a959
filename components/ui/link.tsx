'use client';

import NextLink from 'next/link';
import { useEffect, useState, type ComponentProps } from 'react';
import { onFirstMove } from '@/lib/first-move';
import { whenIdle } from '@/lib/when-idle';

export { useLinkStatus } from 'next/link';

interface LinkProps extends ComponentProps<typeof NextLink> {
  /** Prefetches without intent, once it is seen and somebody moves: for the first of pages that share scripts and styles. */
  readonly ahead?: boolean;
}

/**
 * Prefetches on intent (pointer, focus, touch), when the browser has nothing better to do, at most 2 s later: a page
 * with a hundred links must not fetch a hundred pages.
 * The whole page, not Next's short form: a click that overtakes the short form loses the title.
 */
export function Link({ ahead = false, ...props }: LinkProps) {
  const [intent, setIntent] = useState(false);
  const show = () => {
    if (!intent) whenIdle(() => setIntent(true));
  };
  useEffect(() => (ahead ? onFirstMove(() => setIntent(true)) : undefined), [ahead]);
  return (
    <NextLink {...props} prefetch={intent} onMouseEnter={show} onFocus={show} onTouchStart={show} />
  );
}
