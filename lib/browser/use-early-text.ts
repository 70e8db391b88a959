'use client';

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Ref of an uncontrolled field. Passes on text typed before hydration, once. */
export function useEarlyText(take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(take);
  useEffect(() => {
    if (field.current && field.current.value !== field.current.defaultValue)
      tell(field.current.value);
  }, []);
  return field;
}
