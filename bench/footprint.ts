import { once } from 'node:events';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export async function diskUse(folder: string): Promise<{ bytes: number; files: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  let files = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // The file may be deleted meanwhile.
    const size = await lstat(join(entry.parentPath, entry.name)).then(
      (stats) => stats.size,
      () => 0,
    );
    bytes += size;
    files += 1;
  }
  return { bytes, files };
}

/** Resident memory of a running shop in bytes, from its metrics. */
export async function residentMemory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = /^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1];
  if (value === undefined) throw new Error('the shop does not report its memory');
  return Number(value);
}

/** Forces a garbage collection in a process started with `--inspect`, so that memory growth excludes garbage. */
export async function collectGarbage(inspectPort: number): Promise<void> {
  const targets = await fetch(`http://127.0.0.1:${String(inspectPort)}/json/list`);
  const [target] = (await targets.json()) as { readonly webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('no inspectable process');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  const collected = once(socket, 'message');
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await collected;
  socket.close();
}
