import { readdirSync, readFileSync } from 'node:fs';

let ids: ReadonlySet<string> | undefined;

/** The ids of all texts: one that stands on a page is a text that is missing. */
export function loadIds(): ReadonlySet<string> {
  ids ??= new Set(
    readdirSync('messages').flatMap((domain) =>
      Object.keys(JSON.parse(readFileSync(`messages/${domain}/en.json`, 'utf8')) as object),
    ),
  );
  return ids;
}
