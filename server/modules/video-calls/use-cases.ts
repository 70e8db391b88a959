import type { Sealer } from '../../core/sealed.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { createDeskRepo } from '../conversations/desk-repo.ts';
import { createVideoCallRepo } from './repo.ts';
import { createVideoCalls } from './rules/video-calls.ts';

type World = Omit<Needs<typeof createVideoCalls>, 'videoCalls' | 'desks'> & {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
};

export function createVideoCallUseCases(world: World) {
  const { sealer } = world;
  const { db } = world.database;
  return {
    videoCalls: createVideoCalls({
      ...world,
      videoCalls: createVideoCallRepo(db, sealer),
      desks: createDeskRepo(db, sealer),
    }),
  };
}
