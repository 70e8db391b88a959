/** A thread that draws pictures, so that requests never wait for drawing. */
import { parentPort } from 'node:worker_threads';
import { drawBrandLogo } from '../../seed/pictures/logo.ts';
import { drawPackshot } from '../../seed/pictures/packshot.ts';
import { renderWebp } from '../../seed/pictures/render.ts';
import type { RenderAnswer, RenderTask } from './render-pool.ts';

async function answer(task: RenderTask): Promise<RenderAnswer> {
  try {
    const svg = task.kind === 'packshot' ? drawPackshot(task.subject) : drawBrandLogo(task.subject);
    return { bytes: new Uint8Array(await renderWebp(svg)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: RenderTask) => {
  void answer(task).then((result) => {
    parentPort?.postMessage(result, 'bytes' in result ? [result.bytes.buffer] : []);
  });
});
