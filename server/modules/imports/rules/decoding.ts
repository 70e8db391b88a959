/** Encodings that spreadsheets of the shop's people write. TIS-620 is a part of Windows-874. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-874';

/** Decodes a file in pieces; undefined where the bytes do not belong to the encoding. */
export interface Decoder {
  next(bytes: Uint8Array): string | undefined;
  /** At the end of the file. */
  end(): string | undefined;
}

/** Bytes of this many pairs show whether a file without a mark is UTF-16. */
const PAIRS = 512;

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The encoding that the beginning of a file claims; undefined: UTF-8 or Windows-874, which all of its bytes tell. */
export function markedEncoding(head: Uint8Array): Encoding | undefined {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  return marked ? marked[0] : unmarkedUtf16(head);
}

/** Headings have Latin letters, commas and line ends, so one byte of many pairs is zero. */
function unmarkedUtf16(head: Uint8Array): Encoding | undefined {
  const some = head.subarray(0, 2 * PAIRS);
  const evens = some.filter((byte, at) => byte === 0 && at % 2 === 0).length;
  const odds = some.filter((byte, at) => byte === 0 && at % 2 === 1).length;
  const many = some.length / 16;
  if (odds > many && evens === 0) return 'utf-16le';
  return evens > many && odds === 0 ? 'utf-16be' : undefined;
}

/** Tells UTF-8, UTF-16 and Windows-874 apart; undefined: the file is in none of them. */
export class EncodingFinder {
  #head: Encoding | undefined;
  #isFirst = true;
  readonly #open = new Map<Encoding, Decoder>();

  next(bytes: Uint8Array): void {
    if (this.#isFirst) {
      this.#isFirst = false;
      this.#head = markedEncoding(bytes);
      const possible: readonly Encoding[] = this.#head ? [this.#head] : ['utf-8', 'windows-874'];
      for (const one of possible) this.#open.set(one, decoderOf(one));
    }
    for (const [name, decoder] of this.#open) {
      if (decoder.next(bytes) === undefined) this.#open.delete(name);
    }
  }

  end(): Encoding | undefined {
    for (const [name, decoder] of this.#open) if (decoder.end() !== undefined) return name;
    return undefined;
  }
}

/** Leaves out a byte order mark. */
export function decoderOf(encoding: Encoding): Decoder {
  if (encoding === 'windows-874') {
    return { next: decodeThai, end: () => '' };
  }
  const decoder = new TextDecoder(encoding, { fatal: true });
  const orNone = (decode: () => string) => {
    try {
      return withoutZero(decode());
    } catch {
      return undefined;
    }
  };
  return {
    next: (bytes) => orNone(() => decoder.decode(bytes, { stream: true })),
    end: () => orNone(() => decoder.decode()),
  };
}

/** No table has a zero in its texts, but files of programs do. */
function withoutZero(text: string): string | undefined {
  return text.includes('\0') ? undefined : text;
}

/** Typographic marks of Windows-874 that TIS-620 lacks. */
const MARKS = new Map([
  ...([
    [0x80, '€'],
    [0x85, '…'],
    [0xa0, '\u00a0'],
  ] as const),
  ...Array.from('‘’“”•–—', (mark, index) => [0x91 + index, mark] as const),
]);
const THAI_FIRST = 0xa1;
/** KO KAI, the first letter of the Thai block. */
const KO_KAI = 0x0e01;
const UNDEFINED_THAI = new Set([0xdb, 0xdc, 0xdd, 0xde, 0xfc, 0xfd, 0xfe, 0xff]);

/** Character of each byte; the decoder of the platform accepts bytes that mean nothing. */
const THAI = Array.from({ length: 256 }, (_, byte) => {
  if (byte < 0x80) return byte === 0 ? undefined : String.fromCodePoint(byte);
  if (byte < THAI_FIRST) return MARKS.get(byte);
  return UNDEFINED_THAI.has(byte) ? undefined : String.fromCodePoint(KO_KAI + byte - THAI_FIRST);
});

function decodeThai(bytes: Uint8Array): string | undefined {
  const letters: string[] = [];
  for (const byte of bytes) {
    const letter = THAI[byte];
    if (letter === undefined) return undefined;
    letters.push(letter);
  }
  return letters.join('');
}
