import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { CreditNotePaper, DrawCreditNote, DrawInvoice, Invoice } from '../ports.ts';

type Paper =
  | { readonly kind: 'invoice'; readonly of: Invoice }
  | { readonly kind: 'credit note'; readonly of: CreditNotePaper };

export interface PaperTask {
  readonly id: number;
  readonly paper: Paper;
}

type Bytes = Uint8Array<ArrayBuffer>;

export type PaperAnswer = { readonly id: number } & (
  | { readonly bytes: Bytes }
  | { readonly error: string }
);

interface Waiting {
  readonly resolve: (bytes: Bytes) => void;
  readonly reject: (error: Error) => void;
}

const WORKER = new URL('./draw-worker.ts', import.meta.url);
const KEPT_BYTES = 32 * 1024 * 1024;

export interface PaperDrawer {
  readonly draw: DrawInvoice;
  readonly drawCreditNote: DrawCreditNote;
}

/**
 * Draws papers one at a time on a worker thread, so other requests are not blocked, and caches
 * them. The cache key is a paper's full content, so changed content is a new entry.
 *
 * @param keptBytes cache limit in bytes
 */
export function createPaperDrawer(keptBytes = KEPT_BYTES, render = drawAside): PaperDrawer {
  const kept = new LRUCache<string, Bytes>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => Math.max(bytes.byteLength, 1),
  });
  const underWay = new Map<string, Promise<Bytes>>();

  async function drawAnew(key: string, paper: Paper): Promise<Bytes> {
    try {
      const bytes = await render(paper);
      kept.set(key, bytes);
      return bytes;
    } finally {
      underWay.delete(key);
    }
  }

  function draw(paper: Paper): Promise<Bytes> {
    const key = createHash('sha256').update(JSON.stringify(paper)).digest('base64url');
    const ready = kept.get(key);
    if (ready) return Promise.resolve(ready);
    const drawing = underWay.get(key) ?? drawAnew(key, paper);
    underWay.set(key, drawing);
    return drawing;
  }

  return {
    draw: (of) => draw({ kind: 'invoice', of }),
    drawCreditNote: (of) => draw({ kind: 'credit note', of }),
  };
}

/** One worker thread per process; starts with the first paper, and again after a crash. */
let running: Worker | undefined;
const waiting = new Map<number, Waiting>();
let lastId = 0;

function drawAside(paper: Paper): Promise<Bytes> {
  running ??= start();
  const worker = running;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    const task: PaperTask = { id, paper };
    worker.postMessage(task);
  });
}

function start(): Worker {
  const worker = new Worker(WORKER, { execArgv: [] });
  worker.on('message', (answer: PaperAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    // An idle worker does not keep the process alive.
    if (waiting.size === 0) worker.unref();
    if ('bytes' in answer) asked?.resolve(answer.bytes);
    else asked?.reject(new Error(answer.error));
  });
  worker.on('error', (error: Error) => {
    lose(worker, error);
  });
  worker.on('exit', () => {
    lose(worker, new Error('The drawing thread ended'));
  });
  return worker;
}

function lose(worker: Worker, error: Error): void {
  if (running !== worker) return;
  running = undefined;
  const lost = [...waiting.values()];
  waiting.clear();
  for (const { reject } of lost) reject(error);
}
