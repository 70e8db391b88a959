import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Caches learn within seconds that a sale is over; until then a reload may return the old page. Each pause doubles. */
const FIRST_PAUSE_MS = 1_500;

/** End times with a pending refetch, since a list has many countdowns. */
const healing = new Set<string>();

export function useHealing(endsAt: string, over: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!over || healing.has(endsAt)) return undefined;
    healing.add(endsAt);
    let timer: ReturnType<typeof setTimeout>;
    const refreshIn = (pause: number) => {
      timer = setTimeout(() => {
        router.refresh();
        refreshIn(pause * 2);
      }, pause);
    };
    refreshIn(FIRST_PAUSE_MS);
    return () => {
      healing.delete(endsAt);
      clearTimeout(timer);
    };
  }, [router, endsAt, over]);
}
