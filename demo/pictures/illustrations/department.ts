import type { PackshotSubject } from '../subjects.ts';
import { lighten, luminance, mix } from '../kit/color.ts';
import { createDefs } from '../kit/defs.ts';
import { ellipse, path, roundRect } from '../kit/paths.ts';
import { CANVAS, CENTER } from '../kit/studio.ts';
import { drawPackAlone } from '../packshot.ts';

/** Goods of a department on a plain ground, shown small beside its name. */
export function drawDepartment(subject: PackshotSubject): string {
  const defs = createDefs('d');
  const { ground: paper, accent } = subject.brand.palette;
  let ground = mix('#f6f5fb', paper, 0.4);
  while (luminance(ground) < 0.8) ground = lighten(ground, 0.2);
  const disc = defs.radial([
    [0, lighten(mix(ground, accent, 0.16), 0.3)],
    [1, mix(ground, accent, 0.34)],
  ]);
  const pack = `<g transform="translate(${CENTER} ${CENTER}) scale(1.06) translate(${-CENTER} ${-CENTER - 10})">${drawPackAlone(subject, 'k')}</g>`;
  const content =
    path(roundRect(0, 0, CANVAS, CANVAS), ground) + ellipse(CENTER, CENTER, 340, 340, disc) + pack;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}" width="${CANVAS}" height="${CANVAS}">${defs.toString()}${content}</svg>`;
}
