import { createMiddleware } from 'hono/factory';
import type { MaintenanceState } from '../../domain/maintenance/ports.ts';
import type { HttpEnv } from '../context.ts';
import { ApiError } from '../errors.ts';

/** While the shop is closed, only the call that says so is answered (`quality.md`, "Search engines" 3). */
export function maintenanceGate(maintenance: () => Promise<MaintenanceState>) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const exempt = c.req.path.endsWith('/api/v1/maintenance');
    if (!exempt && (await maintenance()).isMaintain) throw new ApiError({ code: 'UNAVAILABLE' });
    await next();
  });
}
