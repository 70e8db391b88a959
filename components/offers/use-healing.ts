import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * The service tells caches within seconds that a sale is over; until then an old page may come once more. Each pause is
 * twice the one before.
 */
const FIRST_PAUSE_MS = 1_500;

/** End times whose page is being fetched again already: a list has many countdowns. */
const healing = new Set<string>();

/** Fetches the page again when a sale is over, until it shows another one. */
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
