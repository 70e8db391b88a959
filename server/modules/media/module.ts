import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { Module, ModuleJob } from '../../http/module.ts';
import { cleanMedia, frameMedia } from './clean-media.ts';
import type { MediaRepo } from './ports.ts';
import { createMediaRepo } from './repo.ts';
import { mediaRoutes } from './routes.ts';
import { createFramePicture } from './rules/frame-media.ts';
import { createManageMedia, sweepMedia } from './rules/manage-media.ts';

type World = Needs<typeof createManageMedia> & { readonly media: MediaRepo };

/** The merchant's pictures. */
export const media = {
  staffCalls: {
    'GET /media': 'catalog.read',
    'POST /media/photos': 'media.write',
    'PUT /media/{id}': 'media.write',
    'PUT /media/{id}/framing': 'media.write',
    'POST /media/{id}/bin': 'media.write',
    'POST /media/{id}/restore': 'media.write',
  },
  repos: (db: Database) => ({ media: createMediaRepo(db) }),
  ports: () => ({ cleanMedia, frameMedia }),
  useCases: (world: World) => ({
    media: world.media,
    manageMedia: createManageMedia(world),
    framePicture: createFramePicture(world),
  }),
  staffRoutes: mediaRoutes,
  jobs: (world: Needs<typeof sweepMedia>): readonly ModuleJob[] => [
    { name: 'media bin', everyMs: 3_600_000, run: () => sweepMedia(world) },
  ],
} satisfies Module;
