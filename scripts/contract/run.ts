import { checkMember, checkPublic, type Call, type Check } from './checks.ts';

export interface ContractRun {
  /** With or without the trailing `/api/v1`. */
  readonly base: string;
  /** Token of a member; without it only public calls are made. */
  readonly token?: string | undefined;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly say: (line: string) => void;
}

const TIMEOUT_MS = 10_000;

/** Calls a service and checks the answers against the contract, one line per call. */
export async function runContract(run: ContractRun): Promise<{ passed: number; failed: number }> {
  const result = { passed: 0, failed: 0 };
  const callAs =
    (token: string | undefined): Call =>
    async (check) => {
      const startedAt = performance.now();
      const outcome = await attempt(run, check, token);
      const took = `${(performance.now() - startedAt).toFixed(0)} ms`;
      result[outcome.fault === undefined ? 'passed' : 'failed'] += 1;
      const verdict = outcome.fault === undefined ? 'ok  ' : 'FAIL';
      const why = outcome.fault === undefined ? '' : ` - ${outcome.fault}`;
      run.say(`${verdict} ${check.method} ${check.path} ${String(check.status)} (${took})${why}`);
      const parsed = check.schema.safeParse(outcome.body);
      return outcome.fault === undefined && parsed.success ? parsed.data : undefined;
    };
  await checkPublic(callAs(undefined));
  if (run.token) await checkMember(callAs(run.token));
  run.say(`${String(result.passed)} passed, ${String(result.failed)} failed`);
  return result;
}

interface Outcome {
  readonly body?: unknown;
  readonly fault?: string;
}

async function attempt(run: ContractRun, check: Check, token?: string): Promise<Outcome> {
  try {
    const answer = await run.fetch(requestOf(run, check, token));
    const text = await answer.text();
    if (answer.status !== check.status) return { fault: `answered ${String(answer.status)}` };
    if (!answer.headers.get('content-type')?.includes('json')) return { fault: 'is no JSON' };
    const body: unknown = JSON.parse(text);
    return { body, fault: faultOf(check, body, answer.headers) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function requestOf({ base }: ContractRun, check: Check, token?: string): Request {
  const root = base.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
  return new Request(`${root}/api/v1${check.path}`, {
    method: check.method,
    headers: {
      Platform: 'web',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(check.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(check.body === undefined ? {} : { body: JSON.stringify(check.body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** Violation of the schema, or caching of personal data (`docs/contract.md`, "Headers"). */
function faultOf(check: Check, body: unknown, headers: Headers): string | undefined {
  const { error } = check.schema.safeParse(body);
  const [issue] = error?.issues ?? [];
  if (issue) return `${issue.path.join('.') || 'answer'}: ${issue.message}`;
  const caching = headers.get('cache-control') ?? '';
  const personal = /^\/(me|notifications)\b/.test(check.path);
  return personal && !caching.includes('no-store') ? 'may be kept by caches' : undefined;
}
