import { z } from 'zod';
import { CAMPAIGN_TOPICS, type CampaignTopic } from '../../lib/api/contract-values.ts';
import {
  PAGE_PATH,
  PAGE_STATES,
  PAGE_TEMPLATES,
  type PageState,
  type PageTemplate,
} from '../../lib/pages/contract.ts';
import { contentBlockSchema, type ContentBlock } from '../../lib/blocks/blocks.ts';
import { textsSchema } from '../../lib/blocks/texts.ts';
import { matchPage } from '../../lib/pages/match.ts';
import { inLanguage, joined, type Locale, type Path } from './languages.ts';
import { readPageFile, writePageFile, type PageFile, type Problem } from './page-file.ts';
import { fromShopTime, SHOP_TIME, toShopTime } from './shop-time.ts';

/** Columns of `pages` that a merchant writes. */
export interface Page {
  readonly path: string;
  readonly template: PageTemplate;
  readonly state: PageState;
  readonly title: { readonly en: string; readonly th: string };
  readonly description: { readonly en: string; readonly th: string };
  readonly picture: string;
  readonly topic: CampaignTopic | null;
  readonly indexed: boolean;
  readonly activeFrom: Date;
  readonly activeUntil: Date | null;
  readonly blocks: readonly ContentBlock[];
}

export interface ReadPage {
  readonly page: Page;
  readonly problem: (part: 'head' | 'blocks', path: Path, message: string) => Problem;
}

const timeSchema = z.string().regex(SHOP_TIME, 'is not a time in the format 2026-12-31 18:00');

const headSchema = z.object({
  template: z.enum(PAGE_TEMPLATES),
  state: z.enum(PAGE_STATES),
  title: textsSchema,
  description: textsSchema,
  picture: z.string().min(1),
  topic: z.enum(CAMPAIGN_TOPICS).optional(),
  indexed: z.boolean().optional(),
  active_from: timeSchema,
  active_until: timeSchema.optional(),
});
const blocksSchema = z.array(contentBlockSchema).min(1);

const FILE = /^(.+)\.(en|th)\.yaml$/;

export function filesOf(page: Page): ReadonlyMap<string, string> {
  const { topic, indexed, activeFrom, activeUntil } = page;
  const head: z.infer<typeof headSchema> = {
    template: page.template,
    state: page.state,
    title: page.title,
    description: page.description,
    picture: page.picture,
    ...(topic ? { topic } : {}),
    ...(indexed ? {} : { indexed }),
    active_from: toShopTime(activeFrom),
    ...(activeUntil ? { active_until: toShopTime(activeUntil) } : {}),
  };
  const text = (locale: Locale) =>
    writePageFile(
      inLanguage(headSchema, head, locale),
      inLanguage(blocksSchema, page.blocks, locale),
    );
  const name = (locale: Locale) => `${page.path.slice(1)}.${locale}.yaml`;
  return new Map((['en', 'th'] as const).map((locale) => [name(locale), text(locale)]));
}

/** Parses all pages of the files. Invalid pages are reported and left out. */
export function readPages(files: ReadonlyMap<string, string>): {
  readonly pages: readonly ReadPage[];
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const found = new Map<string, Map<Locale, PageFile | undefined>>();
  for (const [file, text] of files) {
    const [, name = '', locale] = FILE.exec(file) ?? [];
    const wrong = nameProblem(name, locale);
    if (wrong !== undefined) problems.push({ file, line: 1, message: wrong });
    if (wrong !== undefined) continue;
    const read = readPageFile(file, text);
    const languages = found.get(name) ?? new Map<Locale, PageFile | undefined>();
    found.set(name, languages);
    languages.set(locale as Locale, 'lineOf' in read ? read : undefined);
    if (!('lineOf' in read)) problems.push(...read);
  }
  const spelled = new Map<string, string>();
  const pages = [...found].flatMap(([name, languages]) => {
    const twin = spelled.get(name.toLowerCase());
    spelled.set(name.toLowerCase(), name);
    const en = languages.get('en');
    const th = languages.get('th');
    const [[only] = []] = languages;
    if (only && languages.size === 1) {
      const file = `${name}.${only}.yaml`;
      problems.push({ file, line: 1, message: 'has no file in the other language' });
    }
    if (!en || !th) return [];
    if (twin !== undefined)
      problems.push({ file: en.file, line: 1, message: `is the same address as /${twin}` });
    const read = pageOf(`/${name}`, { en, th });
    if ('page' in read) return [read];
    problems.push(...read);
    return [];
  });
  return { pages, problems };
}

function nameProblem(name: string, locale: string | undefined): string | undefined {
  if (locale === undefined) return 'is no page: names end in .en.yaml or .th.yaml';
  if (!PAGE_PATH.test(`/${name}`)) return 'is no address of a page: letters, digits and hyphens';
  if (matchPage(name.split('/'))?.name !== 'record') return 'is the address of another page';
  return undefined;
}

function pageOf(
  path: string,
  files: Readonly<Record<Locale, PageFile>>,
): ReadPage | readonly Problem[] {
  const problems: Problem[] = [];
  const problem = (part: 'head' | 'blocks', where: Path, message: string): Problem => {
    // An error in a text is reported in its language file, others in the English file.
    const last = where.at(-1);
    const inOne = last === 'en' || last === 'th';
    const { file, lineOf } = files[inOne ? last : 'en'];
    const place = inOne ? where.slice(0, -1) : where;
    return { file, line: lineOf(part, place), message: `${place.join('.')} ${message}`.trim() };
  };
  const join = <Value>(part: 'head' | 'blocks', schema: z.ZodType<Value>): Value | undefined => {
    const { en, th } = files;
    const whole = joined(schema, en[part], th[part], (locale, where, message) => {
      const { file, lineOf } = files[locale];
      const line = lineOf(part, where);
      problems.push({ file, line, message: `${where.join('.')} ${message}`.trim() });
    });
    const parsed = schema.safeParse(whole);
    if (parsed.success) return parsed.data;
    for (const { path: where, message } of parsed.error.issues)
      problems.push(problem(part, where as Path, message));
    return undefined;
  };
  const head = join('head', headSchema);
  const blocks = join('blocks', blocksSchema);
  if (!head || !blocks || problems.length > 0) return problems;
  const activeFrom = fromShopTime(head.active_from);
  const activeUntil = head.active_until === undefined ? null : fromShopTime(head.active_until);
  if (activeUntil && activeUntil <= activeFrom)
    return [problem('head', ['active_until'], 'is not after active_from')];
  const { template, state, title, description, picture, topic = null, indexed = true } = head;
  const rest = { template, state, title, description, picture, topic, indexed };
  return { page: { path, ...rest, activeFrom, activeUntil, blocks }, problem };
}
