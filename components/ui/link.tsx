'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

/** Prefetches on intent (pointer, focus, touch): a page with a hundred links must not fetch a hundred pages. */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [intent, setIntent] = useState(false);
  const show = () => {
    setIntent(true);
  };
  return (
    <NextLink
      {...props}
      prefetch={intent ? null : false}
      onMouseEnter={show}
      onFocus={show}
      onTouchStart={show}
    />
  );
}
