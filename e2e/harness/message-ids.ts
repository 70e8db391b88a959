import { readdirSync, readFileSync } from 'node:fs';

let ids: ReadonlySet<string> | undefined;

/** All message ids: one shown on a page means a missing text. */
export function loadIds(): ReadonlySet<string> {
  ids ??= new Set(
    readdirSync('messages').flatMap((domain) =>
      Object.keys(JSON.parse(readFileSync(`messages/${domain}/en.json`, 'utf8')) as object),
    ),
  );
  return ids;
}
