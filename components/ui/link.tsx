'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';
import { whenIdle } from '@/lib/when-idle';

/**
 * Prefetches on intent (pointer, focus, touch), when the browser has nothing better to do, at most 2 s later: a page
 * with a hundred links must not fetch a hundred pages.
 * The whole page, not Next's short form: a click that overtakes the short form loses the title.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [intent, setIntent] = useState(false);
  const show = () => {
    if (!intent) whenIdle(() => setIntent(true));
  };
  return (
    <NextLink {...props} prefetch={intent} onMouseEnter={show} onFocus={show} onTouchStart={show} />
  );
}
