import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceProcess } from '../tests/harness/service-process.ts';
import type { Tally } from './tally.ts';

/** Whoever is cut off looks up before the next try. */
const BREATH_MS = 100;

export type Call = <Body>(
  method: string,
  path: string,
  body?: Readonly<Record<string, unknown>>,
  key?: string,
) => Promise<Body | undefined>;

interface Caller {
  /** A process that runs; it may die while it answers. */
  readonly service: () => ServiceProcess;
  readonly token: string;
  readonly tally: Tally;
}

/** Answers what 2xx told; counts refusals; 5xx other than 502 and 503 is a breach. A dead connection is nobody's mistake. */
export function caller({ service, token, tally }: Caller): Call {
  return async <Body>(
    method: string,
    path: string,
    body?: Readonly<Record<string, unknown>>,
    key?: string,
  ): Promise<Body | undefined> => {
    const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
    try {
      const answer = await service().call<Body & { code?: string }>(method, path, {
        token,
        ...(body === undefined ? {} : { body }),
        headers,
      });
      if (answer.status < 300) return answer.body;
      tally.count(`refused: ${answer.body.code ?? String(answer.status)}`);
      if (answer.status === 500) tally.breaches.push(`${method} ${path} answered 500`);
    } catch {
      tally.count('broken connections');
      await sleep(BREATH_MS);
    }
    return undefined;
  };
}
