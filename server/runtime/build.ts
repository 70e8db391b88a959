import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FolderLockedError, lockFolder } from '../db/lock.ts';
import { BROTLI_BEST, compressBrotli, isCompressible } from '../edge/encoding.ts';
import { BUILT, NEXT_COMMAND } from '../edge/next-names.ts';
import { finishBuild, tricksOf, type Tricks } from '../edge/tricks.ts';
import { BROTLI_SUFFIX } from '../edge/static-files.ts';

const SOURCES = [
  'build',
  'app',
  'components',
  'lib',
  'stores',
  'messages',
  'styles',
  'public',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  // Contains the browserslist.
  'package.json',
  'tsconfig.json',
] as const;
const NOT_BUILT = /\.(?:test|stories)\.tsx?$|(?:^|\/)\.DS_Store$/;
const STAMP = `${BUILT.folder}/shop-build`;
const LOCKED = '.cache/build';
const LOCK_POLL_MS = 500;
const COMPILED = /\.(?:js|css|svg|json|txt|map)$/;

async function filesUnder(root: string, name: string): Promise<string[]> {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  if (entries.length === 0) return [name];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/**
 * Hash of the source contents, so copies and checkouts with other file times need no rebuild. Includes `NEXT_PUBLIC_`
 * values, which are compiled into scripts; the public address is read at run time.
 */
export async function fingerprint(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
  sources: readonly string[] = SOURCES,
): Promise<string> {
  const names = (await Promise.all(sources.map((name) => filesUnder(root, name)))).flat();
  const files = names.filter((name) => !NOT_BUILT.test(name)).sort();
  const lines = await Promise.all(
    files.map(async (name) => {
      // Empty folders have no content, and files may vanish meanwhile.
      const content = await readFile(join(root, name)).catch(() => '');
      return `${name} ${hash('sha256', content)}`;
    }),
  );
  const built = Object.keys(env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
    .sort();
  return hash('sha256', [...lines, ...built.map((name) => `${name}=${env[name]}`)].join('\n'));
}

async function isBuilt(root: string, print: string): Promise<boolean> {
  const stamp = await readFile(join(root, STAMP), 'utf8').catch(() => '');
  return stamp === print && existsSync(join(root, BUILT.id));
}

/** Processes that start together build once; the lock of a dead one is taken over. */
async function withLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const folder = join(root, LOCKED);
  await mkdir(folder, { recursive: true });
  const release = await waitForFolder(folder);
  try {
    return await work();
  } finally {
    await release();
  }
}

async function waitForFolder(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      await sleep(LOCK_POLL_MS);
    }
  }
}

/** @param plain the value of `PLAIN`, which Next would else read from `.env` */
function runNextBuild(root: string, plain: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const child = spawn(process.execPath, [join(root, NEXT_COMMAND), 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PLAIN: plain },
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  child.once('error', reject);
  child.once('exit', (code, signal) => {
    process.off('exit', stop);
    if (code === 0) resolve(undefined);
    else reject(new BuildError(signal ?? `code ${code}`));
  });
  return promise;
}

export class BuildError extends Error {
  constructor(reason: string) {
    super(`The build of the storefront failed (${reason}); see its messages above`);
    this.name = 'BuildError';
  }
}

/** The best brotli level is too slow for a first request, so the build does it. */
async function compressStatic(root: string): Promise<void> {
  const folder = join(root, BUILT.files);
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  await Promise.all(
    names
      .filter((name) => COMPILED.test(name))
      .map(async (name) => {
        const body = await readFile(join(folder, name));
        if (!isCompressible('text/plain', body.length)) return;
        await writeFile(
          join(folder, name + BROTLI_SUFFIX),
          await compressBrotli(body, BROTLI_BEST),
        );
      }),
  );
}

export interface BuildOptions {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
}

/**
 * Builds the storefront if its sources changed since the last build.
 *
 * @returns the tricks of the build, for the server that serves it
 */
export async function ensureBuild({ root, env, say }: BuildOptions): Promise<Tricks> {
  const { tricks, warnings } = tricksOf(root, env);
  for (const warning of warnings) say(warning);
  const { PLAIN: plain = '0' } = env;
  const print = [await fingerprint(root, env), ...tricks].join(' ');
  if (!(await isBuilt(root, print))) await build({ root, tricks, print, plain, say });
  return tricks;
}

interface BuildSteps extends Pick<BuildOptions, 'root' | 'say'> {
  readonly tricks: Tricks;
  readonly print: string;
  readonly plain: string;
}

function build({ root, tricks, print, plain, say }: BuildSteps): Promise<void> {
  return withLock(root, async () => {
    if (await isBuilt(root, print)) return;
    const startedAt = performance.now();
    say('Building the storefront: about a minute, only when its sources changed.');
    await rm(join(root, STAMP), { force: true });
    await runNextBuild(root, plain);
    await finishBuild(tricks, root);
    say('Compressing scripts and styles.');
    await compressStatic(root);
    await writeFile(join(root, STAMP), print);
    say(`Built in ${Math.round((performance.now() - startedAt) / 1000)} s.`);
  });
}
