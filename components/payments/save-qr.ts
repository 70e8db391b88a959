import { saveBlob } from '@/lib/browser/browser';
import { qrModules } from '@/components/common/qr-code';

const PIXELS = 12;
const PICTURE_SIDE = 600;
const LINE = 34;
const MARGIN = 24;

export type QrSource = { readonly payload: string } | { readonly picture: string };

interface Drawing {
  readonly width: number;
  readonly height: number;
  draw(pen: CanvasRenderingContext2D): void;
}

/** Downloads the code with amount and reference below it, readable by banking apps. */
export async function saveQr(
  source: QrSource,
  lines: readonly string[],
  name: string,
): Promise<void> {
  const code = 'payload' in source ? modulesOf(source.payload) : await pictureOf(source.picture);
  const canvas = document.createElement('canvas');
  canvas.width = code.width;
  canvas.height = code.height + lines.length * LINE + MARGIN;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  code.draw(pen);
  const family = getComputedStyle(document.body).fontFamily;
  pen.font = `600 ${String(LINE - 10)}px ${family}`;
  pen.textAlign = 'center';
  lines.forEach((line, index) => {
    const y = code.height + (index + 0.6) * LINE;
    pen.fillText(line, code.width / 2, y, code.width - MARGIN);
  });
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob) saveBlob(blob, name);
}

function modulesOf(payload: string): Drawing {
  const modules = qrModules(payload);
  const side = modules.length * PIXELS;
  return {
    width: side,
    height: side,
    draw: (pen) => {
      modules.forEach((row, y) => {
        row.forEach((black, x) => {
          if (black) pen.fillRect(x * PIXELS, y * PIXELS, PIXELS, PIXELS);
        });
      });
    },
  };
}

async function pictureOf(url: string): Promise<Drawing> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const ratio = image.naturalHeight / image.naturalWidth || 1;
  const size = { width: PICTURE_SIDE, height: Math.round(PICTURE_SIDE * ratio) };
  return { ...size, draw: (pen) => pen.drawImage(image, 0, 0, size.width, size.height) };
}
