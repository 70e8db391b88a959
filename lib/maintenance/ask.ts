import type { Maintenance } from './contract';
import { callHeaders } from '../api/session-token';

let asked: Promise<Maintenance | undefined> | undefined;

/**
 * Maintenance state, fetched once per page; undefined when unavailable, which counts as open. Uses `fetch`, because
 * every visitor asks and axios is loaded on demand.
 */
export function askMaintenance(): Promise<Maintenance | undefined> {
  asked ??= ask();
  return asked;
}

/** Refetches the state after a call was refused with maintenance. */
export function askMaintenanceAgain(): Promise<Maintenance | undefined> {
  asked = ask();
  return asked;
}

async function ask(): Promise<Maintenance | undefined> {
  try {
    const answer = await fetch('/api/ma-api', { headers: callHeaders() });
    return answer.ok ? ((await answer.json()) as Maintenance) : undefined;
  } catch {
    return undefined;
  }
}
