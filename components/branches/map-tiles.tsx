'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { MapTilesSource } from '@/lib/map-tiles';

const Context = createContext<MapTilesSource | undefined>(undefined);

interface MapTilesProps {
  /** Undefined where none are configured: there is no map then. */
  readonly tiles: MapTilesSource | undefined;
  readonly children: ReactNode;
}

/** Tells the parts of a page where the pictures of maps come from; the server knows by its configuration. */
export function MapTiles({ tiles, children }: MapTilesProps) {
  return <Context.Provider value={tiles}>{children}</Context.Provider>;
}

export function useMapTiles(): MapTilesSource | undefined {
  return useContext(Context);
}
