import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../../server/config/config.ts';
import { createHttpServer, drain, listen } from '../../server/edge/http-server.ts';
import { createRequestIds } from '../../server/edge/request-id.ts';
import { parseTarget } from '../../server/edge/target.ts';
import type { Exchange } from '../../server/edge/types.ts';
import { openUnprompted } from '../../server/edge/unprompted.ts';
import { createBank } from './bank.ts';
import { sandboxSecret } from './signature.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const SECURITY = ['x-content-type-options', 'nosniff', 'x-robots-tag', 'noindex'];
const DRAIN_MS = 2_000;

export interface RunningBank {
  close(): Promise<void>;
}

/** Opens the sandbox bank on its own port; demo mode only. */
export async function startSandboxBank(
  config: Pick<Config, 'mode' | 'payments' | 'host' | 'dataDir' | 'appSecret' | 'publicUrl'>,
  now: () => Date,
): Promise<RunningBank> {
  const { sandbox } = config.payments;
  if (config.mode === 'production' || sandbox === undefined) {
    throw new Error('The sandbox bank is for demo mode only');
  }
  const bank = await createBank({
    file: join(config.dataDir, 'sandbox-bank.json'),
    url: sandbox.url,
    secret: sandboxSecret(config.appSecret),
    now,
  });
  const answer = getRequestListener((request) => bank.fetch(request));
  const { publicUrl } = config;
  const unprompted = await openUnprompted(PUBLIC, { publicUrl, security: SECURITY });
  const requestId = createRequestIds();
  const server = createHttpServer((request, response) => {
    const { method, url = '' } = request;
    const id = requestId(request.headers['x-request-id']);
    const exchange: Exchange = { request, response, id, route: 'static' };
    const path = method === 'GET' || method === 'HEAD' ? parseTarget(url)?.path : undefined;
    const own = path === undefined ? undefined : unprompted.serve(exchange, path);
    (own ?? answer(request, response)).catch(() => response.destroy());
  });
  try {
    await listen(server, sandbox.port, config.host, 'SANDBOX_BANK_PORT');
  } catch (error) {
    await bank.close();
    throw error;
  }
  return {
    close: async () => {
      await bank.close();
      await drain(server, DRAIN_MS, 0);
    },
  };
}
