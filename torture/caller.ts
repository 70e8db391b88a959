import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceProcess } from '../tests/harness/service-process.ts';
import type { Tally } from './tally.ts';

/** Pause before a retry after a broken connection. */
const BREATH_MS = 100;

export type Call = <Body>(
  method: string,
  path: string,
  body?: Readonly<Record<string, unknown>>,
  key?: string,
) => Promise<Body | undefined>;

interface Caller {
  /** Current process; it may die while answering. */
  readonly service: () => ServiceProcess;
  readonly token: string;
  readonly tally: Tally;
  /** Codes of the expected refusals; undefined allows any. */
  readonly refusals?: readonly string[];
}

/**
 * Returns the body of a 2xx answer and counts refusals. A 5xx other than 502 and 503 is a breach. Broken connections
 * are expected.
 */
export function caller({ service, token, tally, refusals }: Caller): Call {
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
      const { status } = answer;
      if (status < 300) return answer.body;
      const code = answer.body.code ?? String(status);
      tally.count(`refused: ${code}`);
      const isWrong = status < 500 ? refusals?.includes(code) === false : status === 500;
      if (isWrong) tally.breaches.push(`${method} ${path} answered ${String(status)} ${code}`);
    } catch {
      tally.count('broken connections');
      await sleep(BREATH_MS);
    }
    return undefined;
  };
}
