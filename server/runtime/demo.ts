export type { RunningBank } from '../../demo/bank/server.ts';
export type { DevPages } from '../../demo/dev/dev-app.ts';

/** The only way into `demo/`: each part loads when it is called, and a real shop calls none. */
export const demo = {
  bankAdapter: () => import('../../demo/bank/adapter.ts'),
  bankServer: () => import('../../demo/bank/server.ts'),
  bankSignature: () => import('../../demo/bank/signature.ts'),
  devPages: () => import('../../demo/dev/dev-app.ts'),
  drawings: () => import('../../demo/pictures/drawn-pictures.ts'),
  localSender: () => import('../../demo/dev/local-sender.ts'),
  members: () => import('../../demo/seed/demo-members.ts'),
  people: () => import('../../demo/seed/demo-people.ts'),
  offers: () => import('../../demo/seed/demo-offers.ts'),
  products: () => import('../../demo/seed/products/generate.ts'),
  seed: () => import('../../demo/seed/load.ts'),
  warmPictures: () => import('../../demo/pictures/warm-pictures.ts'),
} as const;
