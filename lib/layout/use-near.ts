import { useCallback, useState } from 'react';
import { watchSeen } from '../browser';

/** Whether an element, the one that `watch` is the `ref` of, was ever within a distance of the screen. */
export function useNear(distance: string) {
  const [isNear, setNear] = useState(false);
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const stop = watchSeen(
        element,
        ({ isIntersecting }) => {
          if (isIntersecting) setNear(true);
        },
        { rootMargin: distance },
      );
      // Too early is better than never.
      if (!stop) setNear(true);
      return stop;
    },
    [distance],
  );
  return { isNear, watch };
}
