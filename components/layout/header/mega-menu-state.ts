'use client';

import { createContext, useContext } from 'react';

export interface MegaMenuState {
  /** Somebody came near: panels are drawn from then on. */
  readonly wanted: boolean;
  /** The item whose panel is open. */
  readonly open: string | null;
  /** At once; a wish that waits is forgotten. */
  readonly show: (id: string | null) => void;
  /** After a moment, unless the pointer has moved on by then. */
  readonly wish: (id: string | null) => void;
}

export const MegaMenuContext = createContext<MegaMenuState>({
  wanted: false,
  open: null,
  show: () => undefined,
  wish: () => undefined,
});

export function useMegaMenu(): MegaMenuState {
  return useContext(MegaMenuContext);
}
