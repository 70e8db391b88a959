import { saveBlob } from '@/lib/browser';
import { qrModules } from './qr-code';

const PIXELS = 12;
const LINE = 34;
const MARGIN = 24;

/** The code with amount and reference below it, as a picture that a bank's app can read. */
export async function saveQr(
  payload: string,
  lines: readonly string[],
  name: string,
): Promise<void> {
  const modules = qrModules(payload);
  const side = modules.length * PIXELS;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side + lines.length * LINE + MARGIN;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  modules.forEach((row, y) => {
    row.forEach((black, x) => {
      if (black) pen.fillRect(x * PIXELS, y * PIXELS, PIXELS, PIXELS);
    });
  });
  const family = getComputedStyle(document.body).fontFamily;
  pen.font = `600 ${String(LINE - 10)}px ${family}`;
  pen.textAlign = 'center';
  lines.forEach((line, index) => {
    pen.fillText(line, side / 2, side + (index + 0.6) * LINE, side - MARGIN);
  });
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (blob) saveBlob(blob, name);
}
