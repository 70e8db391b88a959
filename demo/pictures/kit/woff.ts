import { inflateSync } from 'node:zlib';

interface Table {
  readonly tag: string;
  readonly checksum: number;
  readonly data: Buffer;
}

/** A `name` table with one family, so that each subset file is a family of its own. */
function nameTable(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  const records = [1, 2, 4, 6];
  const head = Buffer.alloc(6 + records.length * 12);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  records.forEach((nameId, i) => {
    const at = 6 + i * 12;
    [3, 1, 0x409, nameId, text.length, 0].forEach((n, k) => head.writeUInt16BE(n, at + k * 2));
  });
  return Buffer.concat([head, text]);
}

function readTables(woff: Buffer, family: string): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const at = 44 + i * 20;
    const tag = woff.toString('latin1', at, at + 4);
    const [offset, packed, size] = [4, 8, 12].map((d) => woff.readUInt32BE(at + d)) as [
      number,
      number,
      number,
    ];
    const raw = woff.subarray(offset, offset + packed);
    const data = tag === 'name' ? nameTable(family) : packed < size ? inflateSync(raw) : raw;
    return { tag, checksum: woff.readUInt32BE(at + 16), data };
  });
}

/**
 * Extracts the TrueType file of a WOFF 1 file, renamed to `family`. The renderer reads neither WOFF
 * nor two subset files of one family reliably.
 */
export function woffToTtf(woff: Buffer, family: string): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 file');
  const tables = readTables(woff, family);
  const log = Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(2 ** log * 16, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE((tables.length - 2 ** log) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  tables.forEach(({ tag, checksum, data }, i) => {
    const at = 12 + i * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    bodies.push(padded);
    offset += padded.length;
  });
  return Buffer.concat([head, ...bodies]);
}
