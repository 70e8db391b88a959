import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PictureTask } from './task.ts';

export type RenderAnswer = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: string };

export interface RenderPool {
  render(task: PictureTask): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

interface Job {
  readonly task: PictureTask;
  readonly isRetry: boolean;
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/** Two processes if there are spare cores; started with the first picture. */
const SIZE = availableParallelism() > 2 ? 2 : 1;
const WORKER = fileURLToPath(new URL('./render-worker.ts', import.meta.url));

/**
 * Draws in separate processes: the native renderer sometimes crashes, and pages never wait for drawing. A task whose
 * process ends is tried once more. Priority is normal, since low priority starves drawings on a busy machine and
 * shoppers wait for them.
 */
export function createRenderPool(size = SIZE, script = WORKER): RenderPool {
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
    const worker = fork(script, { execArgv: [], serialization: 'advanced' });
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
    const job = busy.get(worker);
    busy.delete(worker);
    if (job && (closed || job.isRetry)) job.reject(error);
    else if (job) waiting.unshift({ ...job, isRetry: true });
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
        waiting.push({ task, isRetry: false, resolve, reject });
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

function end(worker: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => {
      resolve();
    });
    worker.kill();
  });
}
