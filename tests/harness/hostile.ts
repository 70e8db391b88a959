import fc from 'fast-check';

/** Malicious requests, generated from the service's own OpenAPI document. */

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly schema: Schema;
}

export interface Operation {
  readonly method: string;
  /** Full path, since the service has two base paths. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  readonly isPublic: boolean;
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Values that reveal flaws in parsers, SQL and path handling. */
export const HOSTILE = [
  '',
  '0',
  '-1',
  '1.5',
  '1e9',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'Infinity',
  'null',
  'true',
  '\u0000',
  '\u0000a\u001b',
  '%',
  '%%_\\',
  "' OR 1=1 --",
  '"; DROP TABLE products; --',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'เซรั่ม',
  '\ud83d\ude00',
  'a'.repeat(200),
  'a'.repeat(5_000),
];

/** Subset of values that found bugs in calls behind a sign-in. */
const HOSTILE_SHORT = ['\u0000', 'a\u0000\u001b', '-1', '99999999999999999999', '%%_\\'];

/** Hostile values for body fields; JSON allows more than an address. */
const HOSTILE_FIELDS: readonly unknown[] = [
  'a\u0000b',
  'Malee\u001b[31m',
  '\ud800',
  'a'.repeat(5_000),
  null,
  1e21,
  -0.5,
  ['\u0000'],
];

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...HOSTILE),
  fc.integer().map(String),
);

const encoded = hostileText.map((text) => encodeURIComponent(text.toWellFormed()));
/** Not produced by any encoder. */
const raw = fc.constantFrom('%00', '%FF', '%', '%zz', '%E0%B8', '+', '..;', '[]', 'a[b]=c');

/** Values that pass the first checks, by field name, in addition to those of the schema. */
export type Plausible = (name: string, path: string) => readonly unknown[] | undefined;

function plausibleFor(name: string, schema: Schema, path: string, known: Plausible) {
  const values = schema.enum ?? known(name, path);
  return values && values.length > 0
    ? fc.constantFrom(...values)
    : fc.oneof(
        fc.integer({ min: 1, max: 120 }).map(String),
        fc.constantFrom('10', '1001', '10110'),
      );
}

function addressOf({ path, parameters }: Operation, known: Plausible): fc.Arbitrary<string> {
  const valueOf = ({ name, schema, in: place }: Parameter) => {
    const plausible = plausibleFor(name, schema, path, known).map(String);
    const value = fc.oneof({ weight: 2, arbitrary: plausible }, encoded, raw);
    // An empty path segment would be another route.
    return place === 'path' ? value.filter((text) => text !== '') : value;
  };
  const ofPath = parameters.filter((parameter) => parameter.in === 'path');
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  const query = fc
    .subarray(ofQuery)
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((parameter) =>
          valueOf(parameter).map((value) => `${parameter.name}=${value}`),
        ),
      ),
    );
  return fc.tuple(fc.tuple(...ofPath.map(valueOf)), query).map(([values, pairs]) => {
    const filled = ofPath.reduce(
      (text, { name }, index) => text.replace(`{${name}}`, () => values[index] ?? ''),
      path,
    );
    return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
  });
}

function fieldOf(
  name: string,
  schema: Schema,
  path: string,
  known: Plausible,
): fc.Arbitrary<unknown> {
  if (schema.items) return fc.array(fieldOf(name, schema.items, path, known), { maxLength: 3 });
  if (schema.properties) return bodyOf(schema, path, known);
  if (schema.enum ?? known(name, path)) return plausibleFor(name, schema, path, known);
  const types = [schema.type ?? 'string'].flat();
  if (types.includes('boolean')) return fc.boolean();
  if (types.includes('string')) return fc.constantFrom('Malee', 'มาลี ใจดี');
  const least = Math.ceil(schema.minimum ?? 0);
  return fc.integer({ min: least, max: least + 3 });
}

function bodyOf({ properties = {} }: Schema, path: string, known: Plausible) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, fieldOf(name, schema, path, known)] as const,
  );
  return fc.record(Object.fromEntries(fields));
}

const SPOILT: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_FIELDS),
  hostileText,
  fc.jsonValue({ maxDepth: 1 }),
);

/** Mostly a valid body, with none, one or some of its fields spoilt. */
function spoiltBody(schema: Schema, path: string, known: Plausible): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  // A file or map has no named fields.
  const name = names.length > 0 ? fc.constantFrom(...names) : fc.string({ maxLength: 8 });
  return fc
    .tuple(bodyOf(schema, path, known), fc.dictionary(name, SPOILT))
    .map(([body, spoilt]) => ({ ...body, ...spoilt }));
}

/** Random request to an operation. */
export function requestOf(
  operation: Operation,
  known: Plausible = () => undefined,
): fc.Arbitrary<HostileRequest> {
  const { method, body, path } = operation;
  return fc.record({
    method: fc.constant(method),
    path: addressOf(operation, known),
    ...(body ? { body: spoiltBody(body, path, known) } : {}),
  });
}

/** Path with a plausible value for each parameter. */
export function filledIn(path: string, known: Plausible): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = known(name, path)?.[0];
    return typeof value === 'string' ? value : '1';
  });
}

/** One request per body field and hostile value, with plausible values elsewhere. */
export function spoiltFields(operation: Operation, known: Plausible): HostileRequest[] {
  const { method, path, body } = operation;
  if (!body) return [];
  const filled = filledIn(path, known);
  const [meant = {}] = fc.sample(bodyOf(body, path, known), { numRuns: 1, seed: 1 });
  return Object.keys(body.properties ?? {}).flatMap((name) =>
    HOSTILE_FIELDS.map((value) => ({ method, path: filled, body: { ...meant, [name]: value } })),
  );
}

/** One request per parameter and hostile value. */
export function spoiltParameters({
  method,
  path,
  parameters,
  isPublic,
}: Operation): HostileRequest[] {
  return parameters
    .filter((parameter) => parameter.in !== 'header' && (isPublic || parameter.name !== 'locale'))
    .flatMap(({ name, in: place }) =>
      (isPublic ? HOSTILE : HOSTILE_SHORT).map((text) => {
        const value = encodeURIComponent(text);
        const filled = place === 'path' ? path.replace(`{${name}}`, () => value) : path;
        const rest = filled.replaceAll(/\{\w+\}/g, '1');
        return { method, path: place === 'query' ? `${rest}?${name}=${value}` : rest };
      }),
    );
}

export interface Document {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[];
            readonly security?: readonly unknown[];
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
            };
          }
        >
      >
    >
  >;
}

/** All operations of the service's document. */
export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], security, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      isPublic: security === undefined,
    })),
  );
}
