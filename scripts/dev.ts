/** `npm run dev`: the shop with hot reload, restarted when a file of the service changes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'chokidar';

/** Pages hot-reload; only the service and its demo need a restart. */
const WATCHED = ['server', 'demo'];
/** Debounce: an editor's "save all" is one restart. */
const SETTLE_MS = 200;

let shop: ChildProcess;
let stopping = false;
let restarting: Promise<void> | undefined;

function start(): void {
  shop = spawn(process.execPath, ['scripts/start.ts', '--dev'], { stdio: 'inherit' });
  // Crashed on its own, for example on a syntax error: the next edit restarts it.
  shop.once('exit', (code) => {
    if (stopping) process.exit(code ?? 0);
  });
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const exited = once(shop, 'exit');
  shop.kill(signal);
  await exited;
}

async function restart(path: string): Promise<void> {
  process.stdout.write(`${path} changed, restarting ...\n`);
  await stop('SIGTERM');
  restarting = undefined;
  if (!stopping) start();
}

start();
watch(WATCHED, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: SETTLE_MS } }).on(
  'all',
  (_event, path) => {
    restarting ??= restart(path);
  },
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopping = true;
    void stop(signal).then(() => process.exit(shop.exitCode ?? 0));
  });
}
