'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * The ref of a field whose text the page's code owns. Fast fingers type before that code runs: what they typed stays in
 * the field, but nobody is told of it; here it is, once.
 */
export function useEarlyText(take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(take);
  useEffect(() => {
    if (field.current && field.current.value !== field.current.defaultValue)
      tell(field.current.value);
  }, []);
  return field;
}
