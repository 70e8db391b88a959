import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

export function listen(app: Hono): Promise<Listening> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      resolve({
        url: `http://127.0.0.1:${String(port)}`,
        close: () =>
          new Promise((closed) => {
            if ('closeAllConnections' in server) server.closeAllConnections();
            server.close(() => {
              closed();
            });
          }),
      });
    });
  });
}

/** Gateway faults: an unreadable answer, or one lost after the work was done. */
export type GatewayFault = 'page' | 'internal error' | 'answer lost';
