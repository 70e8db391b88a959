import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { textsSchema } from '../../lib/blocks/texts.ts';

export type Locale = 'en' | 'th';
export type Path = readonly (string | number)[];

/** Reports a mismatch between languages, with its path and file. */
export type Differ = (locale: Locale, path: Path, message: string) => void;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function partOf(given: z.ZodType, value: unknown): z.ZodType | undefined {
  const schema = given instanceof z.ZodOptional ? (given.unwrap() as z.ZodType) : given;
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const type = isFields(value) ? value['type'] : undefined;
  return (schema.options as z.ZodObject[]).find(({ shape }) => {
    const name: unknown = shape['type'];
    return name instanceof z.ZodLiteral && name.value === type;
  });
}

/** Value in one language: localized texts become strings. */
export function inLanguage(schema: z.ZodType, value: unknown, locale: Locale): unknown {
  const part = partOf(schema, value);
  if (part === textsSchema) return (value as Fields)[locale];
  if (part instanceof z.ZodArray && Array.isArray(value))
    return value.map((one) => inLanguage(part.element as z.ZodType, one, locale));
  if (!(part instanceof z.ZodObject) || !isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const field = part.shape[name] as z.ZodType | undefined;
      return [name, field ? inLanguage(field, one, locale) : one];
    }),
  );
}

/** Merges both languages: texts become pairs; all else must be equal. */
export function joined(
  schema: z.ZodType,
  en: unknown,
  th: unknown,
  differ: Differ,
  path: Path = [],
): unknown {
  const part = partOf(schema, en);
  if (part === undefined) {
    differ('en', path, 'has no type that the shop knows');
    return en;
  }
  if (part === textsSchema) return { en, th };
  if (part instanceof z.ZodArray && Array.isArray(en) && Array.isArray(th)) {
    if (en.length !== th.length) {
      differ('th', path, `has ${String(th.length)} entries, the English file ${String(en.length)}`);
      return en;
    }
    return en.map((one: unknown, index) =>
      joined(part.element as z.ZodType, one, th[index], differ, [...path, index]),
    );
  }
  if (part instanceof z.ZodObject && isFields(en) && isFields(th))
    return joinedFields(part, en, th, differ, path);
  if (!isDeepStrictEqual(en, th)) differ('th', path, 'is not what the English file says');
  return en;
}

function joinedFields(
  { shape }: z.ZodObject,
  en: Fields,
  th: Fields,
  differ: Differ,
  path: Path,
): Fields {
  const names = new Set([...Object.keys(en), ...Object.keys(th)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const field = shape[name] as z.ZodType | undefined;
      const here = [...path, name];
      if (field) return [name, joined(field, en[name], th[name], differ, here)];
      differ(name in en ? 'en' : 'th', here, 'is no field that the shop knows');
      return [name, en[name]];
    }),
  );
}
