import { createGeoDirectory } from './directory/directory.ts';
import type { Module } from '../../http/module.ts';
import type { GeoDirectory } from './ports.ts';
import { geoRoutes } from './routes.ts';

export const regions = {
  calls: {
    'GET /geo/provinces': 'anyone',
    'GET /geo/provinces/{code}/districts': 'anyone',
    'GET /geo/districts/{code}/sub-districts': 'anyone',
    'GET /geo/lookup': 'anyone',
  },
  useCases: (world: { readonly geo: GeoDirectory }) => ({ geo: world.geo }),
  ports: () => ({ geo: createGeoDirectory() }),
  routes: geoRoutes,
} satisfies Module;
