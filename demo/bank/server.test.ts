import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../tests/harness/ports.ts';
import { findUnanswered } from '../../tests/harness/unprompted.ts';
import { readConfig } from '../../server/config/config.ts';
import { createPaymentProviders } from '../../server/runtime/payment-providers.ts';
import { startSandboxBank } from './server.ts';

const now = () => new Date();

it('opens beside the shop for its provider, answers unprompted requests, and reports a taken port', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-'));
  const port = String(await freePort());
  const config = readConfig({ DATA_DIR: folder, SANDBOX_BANK_PORT: port, HOST: '127.0.0.1' });
  const bank = await startSandboxBank(config, now);
  const [provider] = await createPaymentProviders(config);
  expect(await provider?.find({ paymentId: 'none', providerRef: null })).toBeUndefined();
  await expect(startSandboxBank(config, now)).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or choose another with SANDBOX_BANK_PORT=`,
  );
  expect(await findUnanswered(`http://127.0.0.1:${port}`)).toEqual([]);
  await bank.close();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(Number(port), '127.0.0.1', resolve));
  await new Promise((resolve) => other.close(resolve));
  await rm(folder, { recursive: true });
});

it('never opens in production', async () => {
  const config = { ...readConfig({}), mode: 'production' as const };
  await expect(startSandboxBank(config, now)).rejects.toThrow('demo mode only');
});
