/** `npm run lists`: writes the lists of texts and refusals, by the folders of `messages/`; builds do too. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTE = '// Written by `npm run lists`.';

function nameOf(folder: string): string {
  return folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function domains(folders: readonly string[]): string {
  const imports = folders.map(
    (folder) => `import type ${nameOf(folder)} from '../../messages/${folder}/en.json';`,
  );
  const fields = folders.map((folder) => {
    const name = nameOf(folder);
    return `  readonly ${name === folder ? folder : `'${folder}'`}: typeof ${name};`;
  });
  return `${NOTE}
${imports.join('\n')}

/** One folder of \`messages/\` per key. */
export interface DomainTexts {
${fields.join('\n')}
}
`;
}

function refusals(root: string, folders: readonly string[]): string {
  const codes = folders.flatMap((folder) => {
    const file = readFileSync(join(root, 'messages', folder, 'status.json'), 'utf8');
    return Object.entries(JSON.parse(file) as Readonly<Record<string, number>>);
  });
  return `${NOTE}

/** Codes of the domains' refusals, with their HTTP status. */
export const REFUSALS = {
${codes.map(([code, status]) => `  ${code}: ${String(status)},`).join('\n')}
} as const;
`;
}

/** Content of each list by its file. */
export function listsOf(root: string): ReadonlyMap<string, string> {
  const folders = readdirSync(join(root, 'messages')).toSorted();
  const refusing = folders.filter((folder) =>
    existsSync(join(root, 'messages', folder, 'status.json')),
  );
  return new Map([
    ['lib/i18n/domains.ts', domains(folders)],
    ['lib/api/refusals.ts', refusals(root, refusing)],
  ]);
}

/** Files whose list is not that of the folders. */
export function staleLists(root: string): readonly string[] {
  return [...listsOf(root)]
    .filter(([file, text]) => {
      const path = join(root, file);
      return !existsSync(path) || readFileSync(path, 'utf8') !== text;
    })
    .map(([file]) => file);
}

/** Writes nothing where all lists are right, since a built shop may be read-only. */
export function writeLists(root: string): void {
  const lists = listsOf(root);
  for (const file of staleLists(root)) writeFileSync(join(root, file), lists.get(file) ?? '');
}

if (import.meta.main) writeLists(process.cwd());
