import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger, Watch } from '../core/ports.ts';
import type { ApiApp, HttpEnv } from '../http/context.ts';
import { ApiError, invalid, onError } from '../http/errors.ts';
import { maintenanceGate } from '../modules/maintenance/gate.ts';
import { officeDoor } from '../http/middleware/office-door.ts';
import { requestContext } from '../http/middleware/request-context.ts';
import { documentationRoutes } from '../http/openapi.ts';
import { addRoutes, PERMISSIONS, type Parts } from '../modules.ts';

interface Used extends Parts {
  readonly watch: Watch;
  readonly looksBehind: (pass: string) => boolean;
}

/** The REST service under `/api/v1` (`docs/contract.md`). */
export function createApp(useCases: Used, log: Logger): ApiApp {
  const root = new OpenAPIHono<HttpEnv>({
    defaultHook: (result, c) => {
      if (!result.success) return invalid(c, result.target, result.error.issues);
      return undefined;
    },
  });
  root.use(requestContext);
  // Aborts requests when the database is silent; the error becomes 503 with Retry-After.
  root.use((_, next) => useCases.watch(next));
  root.use(maintenanceGate(useCases.maintenance, useCases.identity, useCases.looksBehind));
  const app: ApiApp = root.basePath('/api/v1');
  app.onError(onError(log));
  app.notFound(() => {
    throw new ApiError({ code: 'NOT_FOUND' });
  });

  const staffApp: ApiApp = root.basePath('/api/admin/v1');
  staffApp.use(officeDoor({ ...useCases, permissions: PERMISSIONS }));
  addRoutes(app, staffApp, useCases);
  documentationRoutes(app, [staffApp], PERMISSIONS);
  return app;
}
