import type { Maintenance } from './contract/maintenance';
import { callHeaders } from './session-token';

let asked: Promise<Maintenance | undefined> | undefined;

/**
 * Whether the shop is closed, asked for once a page; undefined where that could not be learned, which counts as open.
 * Plain `fetch`: every visitor asks, and axios is loaded only where it is needed.
 */
export function askMaintenance(): Promise<Maintenance | undefined> {
  asked ??= ask();
  return asked;
}

/** A call was refused as a closed shop refuses it: what was learned when the page began may be over. */
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
