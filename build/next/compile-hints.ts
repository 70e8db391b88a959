import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of scripts in the build; its name is Turbopack's. */
export const SCRIPTS_FOLDER = '.next/static/chunks';

/**
 * Tells V8 that a script's functions run at page load, so they compile on a background thread
 * instead of one by one on the main thread (Chromium 136; a comment to others).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint before every built script. */
export async function hintScripts(root: string): Promise<void> {
  const folder = join(root, SCRIPTS_FOLDER);
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  await Promise.all(
    names
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => {
        const script = await readFile(join(folder, name), 'utf8');
        // A rebuild may keep files of the previous build.
        if (script.startsWith(COMPILE_HINT)) return;
        await writeFile(join(folder, name), COMPILE_HINT + script);
      }),
  );
}
