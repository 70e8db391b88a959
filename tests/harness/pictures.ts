import sharp from 'sharp';
import type { FileStore } from '../../server/modules/uploads/ports.ts';

export function createMemoryStore(): FileStore & { readonly keys: () => readonly string[] } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
    keys: () => [...files.keys()],
  };
}

const colour = { r: 200, g: 90, b: 60 };

export function photo(width = 40, height = 20): ReturnType<typeof sharp> {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** Rotated photo with GPS data, and a marker that must not survive. */
export function geotagged(): Promise<Buffer> {
  return photo(40, 20)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Copyright: 'SECRET-CAMERA', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '13/1 45/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '100/1 30/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();
}

const text = (value: string) => Buffer.from(value, 'latin1');

/** PNG with a huge declared size, but without the pixels. */
async function claims(width: number, height: number): Promise<Buffer> {
  const { crc32 } = await import('node:zlib');
  const bytes = await photo().png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

async function animated(): Promise<Buffer> {
  const frames = await Promise.all(
    Array.from({ length: 3 }, (_, index) =>
      sharp({
        create: { width: 8, height: 8, channels: 3, background: { ...colour, b: index * 90 } },
      })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

export async function hostileFiles(): Promise<readonly [string, Uint8Array, string][]> {
  const jpeg = await photo().jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  return [
    ['an SVG', text(svg), 'FILE_TYPE'],
    ['an SVG with a declaration', text(`<?xml version="1.0"?>\n${svg}`), 'FILE_TYPE'],
    ['HTML', text('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE'],
    ['a GIF', await photo().gif().toBuffer(), 'FILE_TYPE'],
    ['a script that is a GIF too', text('GIF89a/*\0\0*/=1;alert(1)//'), 'FILE_TYPE'],
    ['a PDF with a picture behind it', Buffer.concat([text('%PDF-1.7\n'), jpeg]), 'FILE_TYPE'],
    ['a ZIP with a picture behind it', Buffer.concat([text('PK\u0003\u0004'), jpeg]), 'FILE_TYPE'],
    ['a moving picture', await animated(), 'FILE_TYPE'],
    [
      'the head of a JPEG and a script',
      Buffer.concat([jpeg.subarray(0, 4), text(svg)]),
      'FILE_TYPE',
    ],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'FILE_TYPE'],
    ['50,000 pixels a side', await claims(50_000, 50_000), 'FILE_SIZE'],
    ['a line of 50,000 pixels', await claims(50_000, 1), 'FILE_SIZE'],
    ['a square of 8,000 pixels', await claims(8_000, 8_000), 'FILE_SIZE'],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'FILE_SIZE'],
    ['nothing', new Uint8Array(), 'FILE_TYPE'],
  ];
}
