import { posix } from 'node:path';

/** A Markdown file of the project: its path from the root, and the text of its headings. */
export interface Paper {
  readonly path: string;
  readonly headings: ReadonlySet<string>;
}

/** What a citation or a link may lead to. */
export interface Papers {
  /** By path. */
  readonly all: ReadonlyMap<string, Paper>;
  /** Whether a path from the root is a file or a folder of the project. */
  readonly exists: (path: string) => boolean;
}

const FENCED = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm;
const HEADING = /^#{1,6} +(.+?)(?: +#+)?$/gm;
/** A path that ends in `.md`, but no part of a web address. */
const CITED = /(?<![\w./:-])[\w.-][\w./-]*\.md\b/g;
/** `, "Heading"` and further ones behind a path. */
const UNDER = /^`?,? (?:and )?"([^"]+)"/;
const LINK = /\]\(([^()\s]+)\)/g;
const WEB = /^[a-z][a-z\d+.-]*:/i;

export function readPaper(path: string, markdown: string): Paper {
  const headings = [...markdown.replace(FENCED, '').matchAll(HEADING)];
  return { path, headings: new Set(headings.map(([, text = '']) => plain(text))) };
}

/** Citations in code that lead nowhere: `docs/contract.md`, "Errors". */
export function deadCitations(path: string, source: string, papers: Papers): string[] {
  // A citation may go on in the next line of its comment.
  const text = source.replace(/\n\s*(?:\*|\/\/\/?|#)?\s*/g, ' ');
  return [...text.matchAll(CITED)].flatMap((match) => {
    const [cited] = match;
    const paper = papers.all.get(cited);
    if (!paper) return [`${path} cites ${cited}, which is not in the repository`];
    return headingsAfter(text.slice(match.index + cited.length))
      .filter((heading) => !paper.headings.has(heading))
      .map((heading) => `${path} cites "${heading}", which ${cited} does not have`);
  });
}

/** Links of a Markdown file that lead nowhere. */
export function deadLinks(path: string, markdown: string, papers: Papers): string[] {
  return [...markdown.replace(FENCED, '').matchAll(LINK)].flatMap(([, target = '']) => {
    if (WEB.test(target)) return [];
    const [file = '', anchor] = target.split('#');
    const found = file === '' ? path : posix.join(posix.dirname(path), file);
    if (!papers.exists(found)) return [`${path} links to ${target}, which does not exist`];
    const paper = papers.all.get(found);
    if (anchor === undefined || !paper || hasAnchor(paper, anchor)) return [];
    return [`${path} links to ${target}, but ${found} has no such heading`];
  });
}

function headingsAfter(rest: string): string[] {
  const match = UNDER.exec(rest);
  if (!match) return [];
  return [plain(match[1] ?? ''), ...headingsAfter(rest.slice(match[0].length))];
}

/** A heading as it is read. */
function plain(text: string): string {
  return text.replace(/[`*_]/g, '').trim();
}

function hasAnchor({ headings }: Paper, anchor: string): boolean {
  return [...headings].some((heading) => slug(heading) === anchor);
}

/** As the common hosts make anchors of headings. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
