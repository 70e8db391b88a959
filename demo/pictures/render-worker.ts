/** Worker process that draws pictures for `render-pool.ts`. */
import { drawPicture } from './task.ts';
import type { PictureTask } from './task.ts';
import type { RenderAnswer } from './render-pool.ts';

async function answer(task: PictureTask): Promise<RenderAnswer> {
  try {
    return { bytes: new Uint8Array(await drawPicture(task)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (task: PictureTask) => {
  void answer(task).then((result) => process.send?.(result));
});
// The parent has ended.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group; the parent decides when to end.
process.on('SIGINT', () => undefined);
