import ts from 'typescript';

/** One operator of a file, and what is written in its place. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
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

/** Every operator of a source file, each swapped once; those of SQL in `sql` templates too. */
export function mutantsOf(file: string, code: string): readonly Mutant[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (start: number, end: number, text: string) => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, start, end, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const { operatorToken: operator } = node;
      const swap = isOfTexts(node) ? undefined : SWAPS.get(operator.kind);
      if (swap !== undefined) add(operator.getStart(), operator.end, swap);
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) {
      add(node.getStart(), node.operand.getStart(), '');
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
      for (const [start, end, text] of inSql(node.template, code)) add(start, end, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** Texts are put together by `+` as well, and nothing is said by taking them apart. */
function isOfTexts({ left, right }: ts.BinaryExpression): boolean {
  return ts.isStringLiteralLike(left) || ts.isStringLiteralLike(right);
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
