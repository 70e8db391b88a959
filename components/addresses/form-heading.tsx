'use client';

import { useEffect, useRef } from 'react';

interface FormHeadingProps {
  readonly isAskedFor: boolean;
  readonly children: string;
}

/** Takes the focus from the button that opened the form, without scrolling. */
export function FormHeading({ isAskedFor, children }: FormHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAskedFor) heading.current?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
