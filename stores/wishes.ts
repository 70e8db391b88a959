import { useCallback, useSyncExternalStore } from 'react';
import { create } from 'zustand';

interface WishState {
  /** Null for guests, and for members until the service has answered or a heart was pressed. */
  readonly ids: ReadonlySet<number> | null;
  readonly isLoaded: boolean;
  readonly replace: (ids: readonly number[]) => void;
  readonly set: (productId: number, wished: boolean) => void;
  readonly forget: () => void;
}

export const useWishes = create<WishState>((set) => ({
  ids: null,
  isLoaded: false,
  replace: (ids) => {
    set({ ids: new Set(ids), isLoaded: true });
  },
  set: (productId, wished) => {
    set((state) => {
      const ids = new Set(state.ids);
      if (wished) ids.add(productId);
      else ids.delete(productId);
      return { ids };
    });
  },
  forget: () => {
    set({ ids: null, isLoaded: false });
  },
}));

type Listener = () => void;

/** Hearts of the page by product. All share one subscription, and only affected ones are notified. */
const hearts = new Map<number, Set<Listener>>();
let stop: Listener | undefined;

function watch(productId: number, listener: Listener): Listener {
  const listeners = hearts.get(productId) ?? new Set();
  hearts.set(productId, listeners.add(listener));
  stop ??= useWishes.subscribe(tellHearts);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) hearts.delete(productId);
    if (hearts.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function tellHearts({ ids }: WishState, before: WishState): void {
  for (const [productId, listeners] of hearts) {
    if ((ids?.has(productId) ?? false) === (before.ids?.has(productId) ?? false)) continue;
    for (const listener of listeners) listener();
  }
}

const isWished = (productId: number) => useWishes.getState().ids?.has(productId) ?? false;

export function useWished(productId: number): boolean {
  const subscribe = useCallback((listener: Listener) => watch(productId, listener), [productId]);
  return useSyncExternalStore(
    subscribe,
    () => isWished(productId),
    () => false,
  );
}
