import { useCallback, useState } from 'react';

/** Whether an element, the one that `watch` is the `ref` of, was ever within a distance of the screen. */
export function useNear(distance: string) {
  const [isNear, setNear] = useState(false);
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) setNear(true);
        },
        { rootMargin: distance },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [distance],
  );
  return { isNear, watch };
}
