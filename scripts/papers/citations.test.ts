import { describe, expect, it } from 'vitest';
import { deadCitations, deadLinks, readPaper, type Papers } from './citations.ts';

const ENDING = 'md';
/** Computed, so that the gate does not read the samples as citations of this file. */
const file = (name: string) => `docs/${name}.${ENDING}`;

const RULES = [
  '# Rules',
  '## Cart `PUT` calls',
  '```',
  '## no heading',
  '```',
  '### Limits and times ###',
].join('\n');
const papers: Papers = {
  all: new Map([[file('rules'), readPaper(file('rules'), RULES)]]),
  exists: (path) => [file('rules'), 'docs', 'lib/money.ts'].includes(path),
};

describe('citations in code', () => {
  const dead = (text: string) => deadCitations('lib/money.ts', text, papers);

  it.each([
    `/** See \`${file('rules')}\`. */`,
    `/** \`${file('rules')}\`, "Limits and times": thirty seconds. */`,
    `// ${file('rules')}, "Cart PUT calls" and "Limits and times"`,
    `/**\n * Kept (\`${file('rules')}\`,\n * "Limits and times").\n */`,
    `/** https://example.com/${file('none')} */`,
    'const all = "**/*" + ".md";',
  ])('lead somewhere: %s', (text) => {
    expect(dead(text)).toEqual([]);
  });

  it.each([
    [`/** \`${file('none')}\` */`, 'docs/none'],
    [`/** \`notes.${ENDING}\` section 4 */`, 'notes'],
    [`/** \`../${file('rules')}\` */`, '../docs/rules'],
    [`/** \`${file('rules')}\`, "Times" */`, '"Times"'],
    [`/** \`${file('rules')}\`, "no heading" */`, '"no heading"'],
    [`/** \`${file('rules')}\`, "Limits and times", "Gone" */`, '"Gone"'],
    [`/**\n * \`${file('rules')}\`,\n * "Gone"\n */`, '"Gone"'],
  ])('are refused: %s', (text, what) => {
    expect(dead(text)).toEqual([expect.stringContaining(what)]);
  });
});

describe('links in Markdown', () => {
  const dead = (text: string) => deadLinks(file('guide'), text, papers);

  it.each([
    `[rules](rules.${ENDING})`,
    `[limits](rules.${ENDING}#limits-and-times)`,
    '[code](../lib/money.ts)',
    '[folder](.)',
    '[web](https://example.com/none)',
    '```\n[sample](none)\n```',
  ])('lead somewhere: %s', (text) => {
    expect(dead(text)).toEqual([]);
  });

  it.each(['[gone](none.ts)', `[gone](rules.${ENDING}#times)`, '[up](../../lib/money.ts)'])(
    'are refused: %s',
    (text) => {
      expect(dead(text)).toHaveLength(1);
    },
  );
});
