import type { Tell } from '../../core/signals.ts';
import type { Needs } from '../../core/transact.ts';
import type { Database } from '../../db/client.ts';
import type { ApiApp } from '../../http/context.ts';
import { sql } from 'drizzle-orm';
import { outbox } from '../../db/schema/operations.ts';
import { noticePreferences, notifications as kept, pushTokens } from './schema.ts';
import type { Leaver, Module } from '../../http/module.ts';
import type { NotificationUseCases } from './ports.ts';
import { createNoticePreferenceRepo } from './repo.ts';
import { noticePreferenceRoutes } from './preference-routes.ts';
import { createPushTokenRepo } from './push-token-repo.ts';
import { createNotificationRepo } from './repo.ts';
import { notificationRoutes } from './routes.ts';
import { createNoticePreferences } from './rules/choose-notices.ts';

type World = Needs<typeof createNoticePreferences> & {
  readonly notifications: NotificationUseCases;
};

type Parts = Parameters<typeof notificationRoutes>[1] &
  Parameters<typeof noticePreferenceRoutes>[1];

export const notifications = {
  calls: {
    'GET /notifications': 'member',
    'GET /notifications/{id}': 'owner',
    'POST /notifications/{id}/read': 'owner',
    'POST /notifications/read-all': 'member',
    'GET /me/notification-preferences': 'member',
    'PUT /me/notification-preferences': 'member',
  },
  repos: (db: Database, { tell }: { readonly tell: Tell }) => ({
    notifications: createNotificationRepo(db, tell),
    noticePreferences: createNoticePreferenceRepo(db),
    pushTokens: createPushTokenRepo(db),
  }),
  useCases: (world: World) => ({
    notifications: world.notifications,
    noticePreferences: createNoticePreferences(world),
  }),
  erases: {
    first: async (db: Database, { id }: Leaver) => {
      await db.execute(sql`DELETE FROM ${outbox}
        WHERE recipient IN (SELECT token FROM ${pushTokens} WHERE member_id = ${id})`);
    },
    rows: [pushTokens, kept, noticePreferences],
  },
  exports: {
    notifications: { pages: '/notifications' },
    notice_preferences: '/me/notification-preferences',
  },
  routes: (app: ApiApp, parts: Parts) => {
    notificationRoutes(app, parts);
    noticePreferenceRoutes(app, parts);
  },
} satisfies Module;
