/** Checks messages: languages complete, ICU valid, ids used and defined, signs of amounts, Thai word joiners. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { ERROR_STATUS } from '../lib/api/contract-errors.ts';
import { fillBrand } from '../lib/i18n/fill-brand.ts';
import { staleLists } from './lists.ts';

const LOCALES = ['en', 'th'] as const;
const SOURCES = ['app', 'components', 'lib', 'stores', 'server', 'demo'];
/** Thai characters except the baht sign. */
const THAI = /[\u0e00-\u0e3e\u0e40-\u0e7f]/;

/** Ids looked up by error code; no source names them. */
const LOOKED_UP = ['errors.'];

/** `docs/glossary.md`, "Amounts": both languages use signs. */
const SPELT_OUT = /\bTHB\b|บาท|\bbaht\b|เปอร์เซ็นต์|ร้อยละ|\bper ?cent\b/i;
/** Name of the currency, without an amount. */
const NAMES_CURRENCY = new Set(['layout.footer.rights']);

/** Maiyamok follows its word without a space, which would allow a line break. */
const PARTED_REPETITION = /[\u0e00-\u0e7f] ๆ/;

/** Words that need word joiners (U+2060) in Thai texts, against line breaks. */
const UNJOINED = /คอยน์|พนักงานจัดส่ง|[\u0e00-\u0e7f].*3-D Secure|3-D Secure.*[\u0e00-\u0e7f]/;

/** `docs/glossary.md`: one word per concept. */
const OTHER_WORD = /privacy (?:notice|statement)|(?:ประกาศ|คำชี้แจง)ความเป็นส่วนตัว/i;

const mistakes: string[] = [];

async function readCatalog(domain: string, locale: string): Promise<Record<string, string>> {
  const file = join('messages', domain, `${locale}.json`);
  try {
    const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, fillBrand(text)]));
  } catch {
    mistakes.push(`${file} is missing or not JSON`);
    return {};
  }
}

/** Sorted argument names of a message, to compare the languages. */
function argumentsOf(text: string, where: string): string {
  try {
    const names = new Set<string>();
    JSON.stringify(parse(text), (key, value: unknown) => {
      if (isArgument(value)) names.add(value.value);
      return key === 'location' ? undefined : value;
    });
    return [...names].sort().join();
  } catch (error) {
    mistakes.push(`${where}: ${error instanceof Error ? error.message : 'not ICU'}`);
    return '';
  }
}

/** AST types of the parser: 1 to 6 are arguments, 8 is a tag. */
function isArgument(value: unknown): value is { type: number; value: string } {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('value' in value)) {
    return false;
  }
  const { type } = value;
  return typeof type === 'number' && ((type >= 1 && type <= 6) || type === 8);
}

/** Ids of all refusals begin alike: they are looked up by their code. */
function prefixOf(domain: string): string {
  return domain.endsWith('-errors') ? 'errors' : domain;
}

async function checkDomain(domain: string): Promise<string[]> {
  const [en, th] = await Promise.all(LOCALES.map((locale) => readCatalog(domain, locale)));
  if (!en || !th) return [];
  for (const [id, text] of Object.entries(en)) {
    if (!id.startsWith(`${prefixOf(domain)}.`)) mistakes.push(`${id} is not of messages/${domain}`);
    const thai = th[id];
    if (thai === undefined) mistakes.push(`${id} has no Thai text`);
    else if (argumentsOf(text, `${id} (en)`) !== argumentsOf(thai, `${id} (th)`)) {
      mistakes.push(`${id} has different arguments in Thai`);
    }
    if (THAI.test(text) && !id.endsWith('.thaiName'))
      mistakes.push(`${id} has Thai letters in English`);
  }
  for (const [id, text] of [...Object.entries(en), ...Object.entries(th)]) checkSigns(id, text);
  for (const id of Object.keys(th)) if (!(id in en)) mistakes.push(`${id} has no English text`);
  return Object.keys(en);
}

function checkSigns(id: string, text: string): void {
  const withoutNames = text.replaceAll(/\{\w+/g, '');
  if (PARTED_REPETITION.test(text)) mistakes.push(`${id} has a space before ๆ`);
  if (UNJOINED.test(text)) mistakes.push(`${id} lacks a word joiner: "${text}"`);
  if (OTHER_WORD.test(text)) mistakes.push(`${id} uses another term for the privacy policy`);
  if (!SPELT_OUT.test(withoutNames) || NAMES_CURRENCY.has(id)) return;
  mistakes.push(`${id} spells out a currency or percent sign: "${text}"`);
}

async function readSources(): Promise<string> {
  const files = await Promise.all(
    SOURCES.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  );
  const texts = await Promise.all(
    files
      .flat()
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  );
  return texts.join('\n');
}

const domains = (await readdir('messages', { withFileTypes: true })).filter((d) => d.isDirectory());
const ids = (await Promise.all(domains.map(({ name }) => checkDomain(name)))).flat();
const sources = await readSources();
const parted = PARTED_REPETITION.exec(sources);
if (parted) mistakes.push(`a source has a space before ๆ: "${parted[0]}"`);
// Sources use the English "3-D Secure" too, but only the Thai word for coins.
if (sources.includes('คอยน์'))
  mistakes.push('a source has the Thai word for coins without word joiners');
if (OTHER_WORD.test(sources)) mistakes.push('a source uses another term for the privacy policy');
/** The service reads these files as they are: names of the shop are arguments there. */
for (const [, domain = ''] of sources.matchAll(/messages\/([\w-]+)\/en\.json' with/g)) {
  for (const locale of LOCALES) {
    const text = await readFile(join('messages', domain, `${locale}.json`), 'utf8');
    if (text.includes('{shopName')) mistakes.push(`messages/${domain} is not filled by a build`);
  }
}
const known = new Set(ids);
if (known.size < ids.length) mistakes.push('an id stands in two folders');
for (const code of Object.keys(ERROR_STATUS)) {
  if (!known.has(`errors.${code}`)) mistakes.push(`the refusal ${code} has no text`);
}
for (const file of staleLists('.')) mistakes.push(`${file} is out of date: npm run lists`);
/** Prefixes of computed ids, such as `orders.status.${status}`; all texts with the prefix count as used. */
const computed = [
  ...LOOKED_UP,
  ...[...sources.matchAll(/`([a-z][\w-]*\.[\w.]*)\$\{/g)].map(([, prefix = '']) => prefix),
];
for (const id of ids) {
  if (computed.some((prefix) => id.startsWith(prefix))) continue;
  if (!sources.includes(`'${id}'`)) mistakes.push(`${id} is not used`);
}
const prefixes = domains.map(({ name }) => name).join('|');
const asked = sources.matchAll(
  new RegExp(`\\bid(?:=|: ?)["']((?:${prefixes})\\.[\\w.]+)["']`, 'g'),
);
for (const [, id = ''] of asked) if (!known.has(id)) mistakes.push(`${id} is used but not defined`);

for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length === 0 ? 0 : 1;
