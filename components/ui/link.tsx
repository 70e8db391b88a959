'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

/**
 * Prefetches on intent (pointer, focus, touch): a page with a hundred links must not fetch a hundred pages.
 * The whole page, not Next's short form: a click that overtakes the short form loses the title.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [intent, setIntent] = useState(false);
  const show = () => {
    setIntent(true);
  };
  return (
    <NextLink {...props} prefetch={intent} onMouseEnter={show} onFocus={show} onTouchStart={show} />
  );
}
