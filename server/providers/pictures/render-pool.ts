import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LogoSubject, PackshotSubject } from '../../domain/catalog/pictures.ts';

export type RenderTask =
  | { readonly kind: 'packshot'; readonly subject: PackshotSubject }
  | { readonly kind: 'logo'; readonly subject: LogoSubject };

export type RenderAnswer = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly error: string };

export interface RenderPool {
  render(task: RenderTask): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

interface Job {
  readonly task: RenderTask;
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: Error) => void;
}

/** One thread, or two where there are processors to spare; they start with the first picture. */
const SIZE = availableParallelism() > 2 ? 2 : 1;

export function createRenderPool(size = SIZE): RenderPool {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Job>();
  let closed = false;

  function next(): void {
    const [job] = waiting;
    if (!job) return;
    const worker = idle.pop() ?? (busy.size < size ? start() : undefined);
    if (!worker) return;
    waiting.shift();
    busy.set(worker, job);
    worker.postMessage(job.task);
  }

  function start(): Worker {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url));
    worker.on('message', (answer: RenderAnswer) => {
      const job = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      if ('bytes' in answer) job?.resolve(answer.bytes);
      else job?.reject(new Error(answer.error));
      next();
    });
    worker.on('error', (error: Error) => lose(worker, error));
    worker.on('exit', () => lose(worker, new Error('The drawing thread ended')));
    // A thread without work does not keep the process alive.
    worker.unref();
    return worker;
  }

  function lose(worker: Worker, error: Error): void {
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
          reject(new Error('The pictures are closed'));
          return;
        }
        waiting.push({ task, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new Error('The pictures are closed'));
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}
