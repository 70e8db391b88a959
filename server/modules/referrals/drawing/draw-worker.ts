/** A thread that draws one letter for `draw-aside.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Referral } from '../ports.ts';
import { drawReferral } from './draw-referral.ts';

parentPort?.postMessage(await drawReferral(workerData as Referral));
