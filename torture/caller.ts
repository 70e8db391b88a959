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
  /** Codes of the only refusals that may be heard; any where it is left out. */
  readonly refusals?: readonly string[];
}

/** Answers what 2xx told; counts refusals; 5xx other than 502 and 503 is a breach. A dead connection is nobody's mistake. */
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
