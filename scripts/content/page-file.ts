import { LineCounter, isNode, parseAllDocuments, stringify, type Document } from 'yaml';
import type { Path } from './languages.ts';

export interface Problem {
  /** Relative to the folder. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface PageFile {
  readonly file: string;
  readonly head: unknown;
  readonly blocks: unknown;
  readonly lineOf: (part: 'head' | 'blocks', path: Path) => number;
}

/** Parses two YAML documents: a head and a list of blocks. */
export function readPageFile(file: string, text: string): PageFile | readonly Problem[] {
  const counter = new LineCounter();
  const parsed = parseAllDocuments(text, { lineCounter: counter });
  const documents: readonly Document[] = Array.isArray(parsed) ? parsed : [];
  const [head, blocks, ...more] = documents;
  const mistakes = documents.flatMap(({ errors }) => errors);
  if (mistakes.length > 0)
    return mistakes.map(({ linePos, message }) => ({
      file,
      line: linePos?.[0].line ?? 1,
      message: message.split('\n', 1)[0] ?? message,
    }));
  if (!head || !blocks || more.length > 0)
    return [{ file, line: 1, message: 'has to be a head and a list of blocks, each below ---' }];
  const lineOf = (part: 'head' | 'blocks', path: Path) => {
    const document = part === 'head' ? head : blocks;
    // A missing value is reported at its parent.
    for (let length = path.length; length >= 0; length -= 1) {
      const node: unknown =
        length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
    }
    return 1;
  };
  return { file, head: head.toJS(), blocks: blocks.toJS(), lineOf };
}

/** Same line width as the code. */
const WIDTH = 100;

export function writePageFile(head: unknown, blocks: unknown): string {
  const yaml = (value: unknown) => stringify(value, { lineWidth: WIDTH });
  return `---\n${yaml(head)}---\n${yaml(blocks)}`;
}
