import type { Clock } from '../../core/ports.ts';
import type { Sealer } from '../../core/sealed.ts';
import type { Database } from '../../db/client.ts';
import type { Module, ModuleJob } from '../../http/module.ts';
import { createVideoCallRepo } from './repo.ts';
import { deskVideoCallRoutes, videoCallRoutes } from './routes.ts';
import { createVideoCallUseCases } from './use-cases.ts';

interface JobWorld {
  readonly database: { readonly db: Database };
  readonly sealer: Sealer;
  readonly clock: Clock;
}

/** Voice and video calls in conversations. */
export const videoCalls = {
  calls: {
    'GET /conversations/{id}/video-calls': 'owner',
    'POST /conversations/{id}/video-calls': 'owner',
    'POST /conversations/{id}/video-calls/{call_id}/accept': 'owner',
    'POST /conversations/{id}/video-calls/{call_id}/join': 'owner',
    'POST /conversations/{id}/video-calls/{call_id}/leave': 'owner',
    'GET /conversations/{id}/video-calls/{call_id}/ice-servers': 'owner',
    'POST /conversations/{id}/video-calls/{call_id}/signals': 'owner',
    'POST /conversations/{id}/video-calls/{call_id}/signals/take': 'owner',
  },
  staffCalls: {
    'GET /pharmacy/video-calls': 'consultations.hold',
    'GET /pharmacy/conversations/{id}/video-calls': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/video-calls': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/video-calls/{call_id}/accept': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/video-calls/{call_id}/join': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/video-calls/{call_id}/leave': 'consultations.hold',
    'GET /pharmacy/conversations/{id}/video-calls/{call_id}/ice-servers': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/video-calls/{call_id}/signals': 'consultations.hold',
    'POST /pharmacy/conversations/{id}/video-calls/{call_id}/signals/take': 'consultations.hold',
  },
  useCases: createVideoCallUseCases,
  routes: videoCallRoutes,
  staffRoutes: deskVideoCallRoutes,
  jobs: ({ database, sealer, clock }: JobWorld): readonly ModuleJob[] => [
    {
      name: 'video calls',
      everyMs: 3_000,
      run: () => createVideoCallRepo(database.db, sealer).sweep(clock.now()),
      catchesUp: 'jump',
    },
  ],
} satisfies Module;
