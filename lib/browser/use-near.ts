import { useCallback, useState } from 'react';
import { watchSeen } from './browser';

/** Whether the element with the ref `watch` has been within a distance of the viewport. */
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
      // Without IntersectionObserver, count as near.
      if (!stop) setNear(true);
      return stop;
    },
    [distance],
  );
  return { isNear, watch };
}
