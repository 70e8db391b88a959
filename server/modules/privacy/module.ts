import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import { createContactUseCases } from '../contact/rules/write-to-office.ts';
import type { Erases, Module, ModuleJob } from '../../http/module.ts';
import { privacyDeskRoutes } from './desk-routes.ts';
import { answeredNotice } from './notices.ts';
import { createPrivacyDesk } from './rules/answer-requests.ts';
import { createPrivacyRepo } from './repo.ts';
import { privacyRoutes } from './routes.ts';
import { createPrivacyUseCases, eraseLate } from './rules/data-requests.ts';

type World = Omit<Needs<typeof createPrivacyUseCases>, 'tellOffice'> &
  Needs<typeof createPrivacyDesk | typeof createContactUseCases>;

/** Rights of members under the Personal Data Protection Act. */
export const privacy = {
  calls: {
    'GET /me/data-requests': 'member',
    'POST /me/data-requests': 'member',
    'POST /me/export': 'member',
  },
  staffCalls: {
    'GET /data-requests': 'requests.answer',
    'POST /data-requests/{id}/answer': 'requests.answer',
  },
  repos: (db: Database, { erasures }: { readonly erasures: readonly Erases<Database>[] }) => ({
    privacy: createPrivacyRepo(db, erasures),
  }),
  useCases: (world: World) => ({
    privacy: createPrivacyUseCases({ ...world, ...createContactUseCases(world) }),
    privacyDesk: createPrivacyDesk(world),
  }),
  routes: privacyRoutes,
  staffRoutes: privacyDeskRoutes,
  ports: () => ({ answeredNotice }),
  exports: { data_requests: '/me/data-requests' },
  jobs: (world: Needs<typeof eraseLate>): readonly ModuleJob[] => [
    { name: 'erased accounts', everyMs: 600_000, run: () => eraseLate(world) },
  ],
} satisfies Module;
