import type { LogoSubject, PackBack, PackshotSubject, ShareSubject } from './subjects.ts';
import { drawBackPanel } from './gallery/back-panel.ts';
import { drawInUse } from './gallery/in-use.ts';
import { drawTexture } from './gallery/texture.ts';
import { drawBranchMap } from './illustrations/branch-map.ts';
import { drawDepartment } from './illustrations/department.ts';
import { drawBrandLogo } from './logo.ts';
import { drawPackshot } from './packshot.ts';
import { renderJpeg, renderPhoto, renderWebp } from './render.ts';
import { drawReviewPhoto } from './gallery/review-photo.ts';
import { drawScene } from './scenes/draw-scene.ts';
import type { SceneFamily } from './scenes/names.ts';
import { drawShareCard } from './share-card.ts';

/** All inputs of a picture; equal tasks give the same picture. */
export type PictureTask =
  | { readonly kind: 'packshot'; readonly subject: PackshotSubject }
  | { readonly kind: 'texture'; readonly subject: PackshotSubject }
  | { readonly kind: 'in-use'; readonly subject: PackshotSubject }
  | { readonly kind: 'back'; readonly subject: PackshotSubject; readonly back: PackBack }
  | { readonly kind: 'logo'; readonly subject: LogoSubject }
  | {
      readonly kind: 'scene';
      readonly family: SceneFamily;
      readonly name: string;
      readonly phone: boolean;
    }
  | { readonly kind: 'review'; readonly subject: PackshotSubject; readonly shot: number }
  | { readonly kind: 'department'; readonly subject: PackshotSubject }
  | { readonly kind: 'branch'; readonly branchId: number }
  | { readonly kind: 'share'; readonly subject: ShareSubject };

/** Widths in px; products need enough for the gallery's zoom. */
const WIDTH = { product: 1200, logo: 800, review: 960, department: 480 } as const;

/** `scale` below 1 draws smaller pictures, for tests. */
export async function drawPicture(task: PictureTask, scale = 1): Promise<Buffer> {
  const width = (px: number): number => Math.round(px * scale);
  switch (task.kind) {
    case 'packshot':
      return renderWebp(drawPackshot(task.subject), width(WIDTH.product));
    case 'texture':
      return renderWebp(drawTexture(task.subject), width(WIDTH.product));
    case 'in-use':
      return renderWebp(drawInUse(task.subject), width(WIDTH.product));
    case 'back':
      return renderWebp(drawBackPanel(task.subject, task.back), width(WIDTH.product));
    case 'logo':
      return renderWebp(drawBrandLogo(task.subject), width(WIDTH.logo));
    case 'scene':
      return renderWebp(...sized(drawScene(task), scale));
    case 'review':
      return renderPhoto(drawReviewPhoto(task.subject, task.shot), width(WIDTH.review));
    case 'department':
      return renderWebp(drawDepartment(task.subject), width(WIDTH.department));
    case 'branch':
      return renderWebp(...sized(drawBranchMap(task.branchId), scale));
    case 'share':
      return renderJpeg(...sized(drawShareCard(task.subject), scale));
  }
}

/** The SVG with its own width, times `scale`. */
function sized(svg: string, scale: number): [svg: string, width: number] {
  const [, width = '0'] = /width="(\d+)"/.exec(svg) ?? [];
  return [svg, Math.round(Number(width) * scale)];
}
