'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { MapTilesSource } from '@/lib/branches/map-tiles';

const Context = createContext<MapTilesSource | undefined>(undefined);

interface MapTilesProps {
  /** Undefined if no tiles are configured. */
  readonly tiles: MapTilesSource | undefined;
  readonly children: ReactNode;
}

export function MapTiles({ tiles, children }: MapTilesProps) {
  return <Context.Provider value={tiles}>{children}</Context.Provider>;
}

export function useMapTiles(): MapTilesSource | undefined {
  return useContext(Context);
}
