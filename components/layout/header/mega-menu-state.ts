'use client';

import { createContext, useContext } from 'react';

export interface MegaMenuState {
  /** Pointer or focus came near: panels render from then on. */
  readonly wanted: boolean;
  readonly open: string | null;
  /** Opens at once and cancels a pending wish. */
  readonly show: (id: string | null) => void;
  /** Opens after a delay, unless the pointer moves on. */
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
