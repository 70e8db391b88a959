import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Picture, Pictures, PictureSubjects } from '../../domain/catalog/pictures.ts';
import type { RenderPool, RenderTask } from './render-pool.ts';

/** Raise it when the drawings change: pictures that are kept under another number are drawn anew. */
const DRAWINGS = 1;

interface PictureStoreParts {
  readonly subjects: PictureSubjects;
  readonly pool: Pick<RenderPool, 'render'>;
  /** Where pictures are kept once they are drawn. */
  readonly folder: string;
}

/** Draws a picture when it is first asked for and keeps it in a file. */
export function createPictureStore({ subjects, pool, folder }: PictureStoreParts): Pictures {
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function drawOnce(file: string, task: RenderTask): Promise<Uint8Array<ArrayBuffer>> {
    const running = drawing.get(file);
    if (running) return running;
    const work = draw(file, task).finally(() => drawing.delete(file));
    drawing.set(file, work);
    return work;
  }

  async function draw(file: string, task: RenderTask): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await pool.render(task);
    await writeWhole(file, bytes);
    return bytes;
  }

  function picture(name: string, task: RenderTask): Picture {
    const hash = createHash('sha256')
      .update(JSON.stringify([DRAWINGS, task]))
      .digest('hex')
      .slice(0, 16);
    const file = join(folder, `${name}-${hash}.webp`);
    return { etag: `"${hash}"`, bytes: async () => (await kept(file)) ?? drawOnce(file, task) };
  }

  return {
    product: async (id) => {
      const subject = await subjects.packshot(id);
      return subject && picture(`products/${String(id)}`, { kind: 'packshot', subject });
    },
    brand: async (id) => {
      const subject = await subjects.logo(id);
      return subject && picture(`brands/${String(id)}`, { kind: 'logo', subject });
    },
  };
}

async function kept(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A reader sees the whole file or none, also after a crash. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
