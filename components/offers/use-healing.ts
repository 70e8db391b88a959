import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The service tells caches within seconds that a sale is over; until then an old page may come once more. */
const ATTEMPTS_MS = [1_500, 4_000, 8_000, 20_000];

/** End times whose page is being fetched again already: a list has many countdowns. */
const healing = new Set<string>();

/** Fetches the page again when a sale is over, until it shows another one. */
export function useHealing(endsAt: string, over: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!over || healing.has(endsAt)) return undefined;
    healing.add(endsAt);
    const timers = ATTEMPTS_MS.map((delay) =>
      setTimeout(() => {
        router.refresh();
      }, delay),
    );
    return () => {
      healing.delete(endsAt);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [router, endsAt, over]);
}
