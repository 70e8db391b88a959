import { create } from 'zustand';

/** `docs/product/pages.md`, "Waiting and notices": appears after 200 ms, hides 500 ms after finishing. */
const THROTTLE_MS = 200;
const HIDE_MS = 500;
/** Hides the bar of a navigation that never finishes. */
const GIVE_UP_MS = 15_000;

interface LoadingBarState {
  readonly phase: 'idle' | 'waiting' | 'running' | 'done';
  readonly start: () => void;
  readonly finish: () => void;
}

/** Loading bar at the top of the page, started by link clicks and scripted navigation. */
export const useLoadingBar = create<LoadingBarState>((set, get) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };
  const run = () => {
    set({ phase: 'running' });
    later(GIVE_UP_MS, get().finish);
  };
  const hide = () => {
    set({ phase: 'idle' });
  };
  return {
    phase: 'idle',
    start: () => {
      if (get().phase === 'waiting' || get().phase === 'running') return;
      set({ phase: 'waiting' });
      later(THROTTLE_MS, run);
    },
    finish: () => {
      clearTimeout(timer);
      const { phase } = get();
      if (phase === 'waiting') set({ phase: 'idle' });
      if (phase !== 'running') return;
      set({ phase: 'done' });
      later(HIDE_MS, hide);
    },
  };
});
