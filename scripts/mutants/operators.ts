import ts from 'typescript';

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Expression with this operator swapped. */
  readonly text: string;
  /** `< -> <=` */
  readonly swap: string;
  /** Outside functions: evaluated on module load, possibly before any test. */
  readonly isStatic: boolean;
}

const K = ts.SyntaxKind;

const SWAPS = new Map<ts.SyntaxKind, string>([
  [K.EqualsEqualsEqualsToken, '!=='],
  [K.ExclamationEqualsEqualsToken, '==='],
  [K.LessThanToken, '<='],
  [K.LessThanEqualsToken, '<'],
  [K.GreaterThanToken, '>='],
  [K.GreaterThanEqualsToken, '>'],
  [K.AmpersandAmpersandToken, '||'],
  [K.BarBarToken, '&&'],
  [K.QuestionQuestionToken, '&&'],
  [K.PlusToken, '-'],
  [K.MinusToken, '+'],
  [K.AsteriskToken, '/'],
  [K.SlashToken, '*'],
  [K.PercentToken, '*'],
  [K.PlusEqualsToken, '-='],
  [K.MinusEqualsToken, '+='],
]);

/** Surrounded by spaces, as in all SQL of this project. */
const IN_SQL = new Map([
  ['+', '-'],
  ['-', '+'],
  ['=', '<>'],
  ['<>', '='],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['AND', 'OR'],
]);

/** Mutants for every operator of a source file, including SQL in `sql` templates. Outer ones come first. */
export function mutantsOf(file: string, code: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, at: number, swap: string, text: string) => {
    const line = source.getLineAndCharacterOfPosition(at).line + 1;
    const [start, end] = [node.getStart(), node.end];
    mutants.push({ file, line, start, end, text, swap, isStatic: isOutsideFunctions(node) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { left, right, operatorToken: operator } = node;
      const swap = isOfTexts(node) ? undefined : SWAPS.get(operator.kind);
      if (swap !== undefined) {
        // Parenthesized: `a ?? b && c` is a syntax error.
        const text = `(${left.getText()}) ${swap} (${right.getText()})`;
        add(node, operator.getStart(), `${operator.getText()} -> ${swap}`, text);
      }
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
      add(node, node.getStart(), '! -> (nothing)', node.operand.getText());
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
      for (const [start, end, text] of inSql(node.template, code)) {
        const swapped = code.slice(node.getStart(), start) + text + code.slice(end, node.end);
        add(node, start, `${code.slice(start, end)} -> ${text}`, swapped);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/**
 * Code with a switch for each mutant. The global `mutant(number)` tells whether one is active; without it none is.
 * Numbers start at `from`.
 */
export function withSwitches(code: string, mutants: readonly Mutant[], from: number): string {
  const opened = Map.groupBy(
    mutants.map((mutant, index) => ({ ...mutant, number: from + index })),
    ({ start }) => start,
  );
  const closed = Map.groupBy(mutants, ({ end }) => end);
  const places = [...new Set([...opened.keys(), ...closed.keys()])].toSorted((a, b) => a - b);
  const pieces = places.map((place, index) => {
    const heads = (opened.get(place) ?? []).map(
      ({ number, text }) => `(globalThis.mutant?.(${String(number)}) ? ${text} : `,
    );
    const tails = ')'.repeat(closed.get(place)?.length ?? 0);
    return tails + heads.join('') + code.slice(place, places[index + 1] ?? code.length);
  });
  return code.slice(0, places[0] ?? code.length) + pieces.join('');
}

/** Skips string concatenation, where a mutant says nothing. */
function isOfTexts({ left, right }: ts.BinaryExpression): boolean {
  return ts.isStringLiteralLike(left) || ts.isStringLiteralLike(right);
}

function isOutsideFunctions(node: ts.Node): boolean {
  return ts.findAncestor(node, ts.isFunctionLike) === undefined;
}

function inSql(
  template: ts.TemplateLiteral,
  code: string,
): readonly (readonly [start: number, end: number, text: string])[] {
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return parts.flatMap((part) => {
    const from = part.getStart();
    const text = code.slice(from, part.end);
    return [...text.matchAll(/(?<=\s)(?:<>|<=|>=|[-+=<>]|AND)(?=\s)/g)].flatMap((match) => {
      const swap = IN_SQL.get(match[0]);
      const start = from + match.index;
      return swap === undefined ? [] : [[start, start + match[0].length, swap] as const];
    });
  });
}
