import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PictureTask } from './task.ts';

export type RenderAnswer = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: string };

export interface RenderPool {
  render(task: PictureTask): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

interface Job {
  readonly task: PictureTask;
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/** Two processes if there are spare cores; started with the first picture. */
const SIZE = availableParallelism() > 2 ? 2 : 1;
const WORKER = fileURLToPath(new URL('./render-worker.ts', import.meta.url));

/**
 * Draws in separate processes at low priority: the native renderer crashes on some drawings, and
 * requests never wait for drawing.
 */
export function createRenderPool(size = SIZE): RenderPool {
  const waiting: Job[] = [];
  const idle: ChildProcess[] = [];
  const busy = new Map<ChildProcess, Job>();
  let closed = false;

  function next(): void {
    const [job] = waiting;
    if (!job) return;
    const worker = idle.pop() ?? (busy.size < size ? start() : undefined);
    if (!worker) return;
    waiting.shift();
    busy.set(worker, job);
    worker.ref();
    worker.channel?.ref();
    worker.send(job.task);
  }

  function start(): ChildProcess {
    const worker = fork(WORKER, { execArgv: [], serialization: 'advanced' });
    lower(worker);
    worker.on('message', (answer: RenderAnswer) => {
      const job = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      rest(worker);
      if ('bytes' in answer) job?.resolve(answer.bytes);
      else job?.reject(new Error(answer.error));
      next();
    });
    worker.on('error', (error) => {
      lose(worker, error);
    });
    worker.on('exit', () => {
      lose(worker, new Error('The drawing process ended'));
    });
    return worker;
  }

  function lose(worker: ChildProcess, error: Error): void {
    busy.get(worker)?.reject(error);
    busy.delete(worker);
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
    next();
  }

  return {
    render: (task) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(new Error('The render pool is closed'));
          return;
        }
        waiting.push({ task, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new Error('The render pool is closed'));
      await Promise.all([...idle, ...busy.keys()].map(end));
    },
  };
}

/** An idle worker does not keep this process alive. */
function rest(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
}

function lower({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without permission pictures are drawn at full priority.
  }
}

function end(worker: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => {
      resolve();
    });
    worker.kill();
  });
}
