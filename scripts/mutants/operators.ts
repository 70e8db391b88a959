import ts from 'typescript';

/** One operator of a file, and the expression it stands in. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The expression with this operator swapped. */
  readonly text: string;
  /** `< -> <=` */
  readonly swap: string;
  /** Outside of functions: evaluated when its module is loaded, which may be before any test. */
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

/** Between spaces, as statements in this project write them. */
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

/** Every operator of a source file, each swapped once; those of SQL in `sql` templates too. Outer ones come first. */
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
        // In parentheses: `a ?? b && c` without them is no program.
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
 * The code with all of its mutants in it: `mutant(number)` of the global scope says whether that one is at work, and none
 * is where there is no such function. The first has the number `from`.
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

/** Texts are put together by `+` as well, and nothing is said by taking them apart. */
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
