/** Worker thread that draws invoices for `draw-aside.ts`. */
import { parentPort } from 'node:worker_threads';
import type { PaperAnswer, PaperTask } from './draw-aside.ts';
import { drawCreditNote, drawInvoice } from './draw-invoice.ts';

async function answer({ id, paper }: PaperTask): Promise<PaperAnswer> {
  try {
    const isInvoice = paper.kind === 'invoice';
    const bytes = isInvoice ? await drawInvoice(paper.of) : await drawCreditNote(paper.of);
    return { id, bytes };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
}

parentPort?.on('message', (task: PaperTask) => {
  void answer(task).then((result) => parentPort?.postMessage(result));
});
