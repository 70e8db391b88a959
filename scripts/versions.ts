/** Refuses dependency versions with known vulnerabilities, transitive ones included. */
import { readFile } from 'node:fs/promises';

const FLOORS: Readonly<Record<string, string>> = {
  // Runtime of the shop; `engines` also covers the npm that installs it, which serves no requests.
  node: '24.21.0',
  next: '16.4.1',
  sharp: '0.35.5',
  hono: '4.13.16',
  'drizzle-orm': '0.45.2',
};

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly resolved?: string }>
  >;
}

function isOlder(version: string, floor: string): boolean {
  const parts = (text: string) => (text.split('-')[0] ?? '').split('.').map(Number);
  const [a, b] = [parts(version), parts(floor)];
  for (let i = 0; i < 3; i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return version.includes('-');
}

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
const mistakes: string[] = [];
for (const [path, { version, resolved }] of Object.entries(lock.packages)) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const floor = FLOORS[name];
  if (
    floor !== undefined &&
    path.endsWith(`node_modules/${name}`) &&
    isOlder(version ?? '0', floor)
  ) {
    mistakes.push(`${path} is ${version ?? 'unknown'}; at least ${floor} is needed`);
  }
  if (resolved?.startsWith('http')) mistakes.push(`${path} names a registry host in the lock file`);
}
if (lock.packages['node_modules/node'] === undefined) {
  mistakes.push('the lock file lacks the package node, which runs the shop');
}
if (isOlder(process.versions.node, FLOORS['node'] ?? '')) {
  mistakes.push(
    `this is Node ${process.versions.node}; at least ${FLOORS['node'] ?? ''} is needed`,
  );
}
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length === 0 ? 0 : 1;
