import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withSwitches, type Mutant } from './operators.ts';

/**
 * A copy of the project in the folder for temporary files, with a switch at each mutant, numbered by their places in
 * the list: the sources stay as they are, and one copy serves any number of runs at a time.
 */
export function copyWithSwitches(mutants: readonly Mutant[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'arun-mutants-'));
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  for (const file of execFileSync('git', args, { encoding: 'utf8' }).split('\0')) {
    if (file !== '') cpSync(file, join(folder, file), { force: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, own] of Map.groupBy(mutants, (mutant) => mutant.file)) {
    const from = mutants.findIndex((mutant) => mutant.file === file);
    writeFileSync(join(folder, file), withSwitches(readFileSync(file, 'utf8'), own, from));
  }
  return folder;
}
