import { Worker } from 'node:worker_threads';
import type { DrawReferral } from '../ports.ts';

const WORKER = new URL('./draw-worker.ts', import.meta.url);

/** Letters are rare: each is drawn on a thread of its own, and nothing of it stays in memory. */
export const drawAside: DrawReferral = (referral) => {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const worker = new Worker(WORKER, { execArgv: [], workerData: referral });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => {
    reject(new Error('The drawing thread ended'));
  });
  return promise;
};
