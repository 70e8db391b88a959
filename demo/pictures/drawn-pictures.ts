import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../server/core/write-whole.ts';
import type { Database } from '../../server/db/client.ts';
import type { Picture, Pictures } from '../../server/modules/catalog/pictures.ts';
import { createLookTables } from '../look-tables.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import { readSceneName, type SceneName } from './scenes/names.ts';
import { readSharePage } from './share-pages.ts';
import { createPictureSubjects } from './subjects-repo.ts';
import type { PictureSubjects } from './subjects.ts';
import type { PictureTask } from './task.ts';

/** Version of the drawings; raising it redraws stored pictures. */
const DRAWINGS = 3;

interface DrawnPicturesParts {
  readonly subjects: PictureSubjects;
  readonly pool: Pick<RenderPool, 'render'>;
  readonly folder: string;
}

/** Pictures of the database's rows, stored in `folder`. */
export async function openDrawings(
  db: Database,
  folder: string,
): Promise<{ readonly pictures: Pictures; readonly close: () => Promise<void> }> {
  await createLookTables(db);
  const pool = createRenderPool();
  const subjects = createPictureSubjects(db);
  return {
    pictures: createDrawnPictures({ subjects, pool, folder }),
    close: () => pool.close(),
  };
}

/** Draws a picture on first request and stores it in a file. */
export function createDrawnPictures({ subjects, pool, folder }: DrawnPicturesParts): Pictures {
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function drawOnce(file: string, task: PictureTask): Promise<Uint8Array<ArrayBuffer>> {
    const running = drawing.get(file);
    if (running) return running;
    const work = draw(file, task).finally(() => drawing.delete(file));
    drawing.set(file, work);
    return work;
  }

  async function draw(file: string, task: PictureTask): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await pool.render(task);
    await writeWhole(file, bytes);
    return bytes;
  }

  function picture(name: string, task: PictureTask): Picture {
    const hash = createHash('sha256')
      .update(JSON.stringify([DRAWINGS, task]))
      .digest('hex')
      .slice(0, 16);
    const jpeg = task.kind === 'share';
    const file = join(folder, `${name}-${hash}.${jpeg ? 'jpg' : 'webp'}`);
    return {
      etag: `"${hash}"`,
      type: jpeg ? 'image/jpeg' : 'image/webp',
      bytes: async () => (await kept(file)) ?? drawOnce(file, task),
    };
  }

  return {
    product: async (file) => {
      const [, id, shot] = /^products\/(\d+)-([1-4])$/.exec(file) ?? [];
      const task = await productTask(subjects, Number(id), Number(shot));
      return task && picture(file, task);
    },
    brand: async (id) => {
      const subject = await subjects.logo(id);
      return subject && picture(`brands/${String(id)}`, { kind: 'logo', subject });
    },
    scene: async (text) => {
      const name = readSceneName(text);
      const task = name && (await sceneTask(subjects, name));
      return task && picture(`scenes/${text}`, task);
    },
    share: async (kind, id, locale) => {
      const subject = await subjects.share(kind, id, locale);
      const name = `share/${kind}-${String(id)}-${locale}`;
      return subject && picture(name, { kind: 'share', subject });
    },
    sharePage: async (page, locale) => {
      const subject = readSharePage(page, locale);
      return subject && picture(`share/${page}-${locale}`, { kind: 'share', subject });
    },
  };
}

const SHOTS = ['packshot', 'texture', 'in-use', 'back'] as const;

async function productTask(
  subjects: PictureSubjects,
  id: number,
  shot: number,
): Promise<PictureTask | undefined> {
  const kind = SHOTS[shot - 1];
  const subject = kind && (await subjects.packshot(id));
  if (!subject) return undefined;
  if (kind !== 'back') return { kind, subject };
  const back = await subjects.packBack(id);
  return back && { kind, subject, back };
}

async function sceneTask(
  subjects: PictureSubjects,
  name: SceneName,
): Promise<PictureTask | undefined> {
  switch (name.kind) {
    case 'scene':
      return name;
    case 'branch':
      return (await subjects.branchExists(name.branchId)) ? name : undefined;
    case 'department': {
      const subject = await subjects.departmentPack(name.departmentId);
      return subject && { kind: 'department', subject };
    }
    case 'review': {
      const subject = await subjects.packshot(name.productId);
      return subject && { kind: 'review', subject, shot: name.shot };
    }
  }
}

async function kept(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
