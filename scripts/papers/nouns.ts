/** Floors whose folders are domains; `docs/glossary.md`, "Domains", names their nouns. */
export const DOMAIN_FLOORS = ['server/modules', 'lib', 'components', 'messages'] as const;
type DomainFloor = (typeof DOMAIN_FLOORS)[number];

/** Folders of each floor. */
export type Folders = ReadonlyMap<DomainFloor, readonly string[]>;

/** Folders that bear no noun of the glossary, and that its table of floors does not name. */
export function strayFolders(glossary: string, folders: Folders): string[] {
  const [, rest = ''] = glossary.split('\n## Domains\n');
  const [section = ''] = rest.split('\n## ');
  const nouns = new Set(firstCells(tableOf(section, 'noun')));
  const others = tableOf(section, 'floor');
  return DOMAIN_FLOORS.flatMap((floor) => {
    const named = new Set(
      others.filter(([name]) => name === floor).flatMap(([, list = '']) => list.split(', ')),
    );
    // Texts that a page loads apart.
    const isPart = (folder: string) =>
      floor === 'messages' && [...nouns].some((noun) => folder.startsWith(`${noun}-`));
    return (folders.get(floor) ?? [])
      .filter((folder) => !nouns.has(folder) && !named.has(folder) && !isPart(folder))
      .map((folder) => `${floor}/${folder} is no domain of docs/glossary.md`);
  });
}

const firstCells = (rows: readonly (readonly string[])[]) => rows.map(([first = '']) => first);

/** Rows of the table whose head begins with `head`. */
function tableOf(section: string, head: string): string[][] {
  const table =
    section
      .trim()
      .split('\n\n')
      .find((part) => part.startsWith(`| ${head} `)) ?? '';
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
