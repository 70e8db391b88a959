import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** QR code as a grey PNG, several pixels per module. */
export function qrPng(text: string, scale = 6): Buffer {
  const { data } = encode(text, { border: 4 });
  const side = data.length * scale;
  const rows = data.flatMap((modules) => {
    const row = modules.flatMap((black) => Array<number>(scale).fill(black ? 0 : 255));
    // Each row starts with its filter type: none.
    return Array<number[]>(scale).fill([0, ...row]);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
