import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { withSwitches, type Mutant } from './operators.ts';

/**
 * Temporary copy of the project with a switch for each mutant, numbered by list index. The sources stay unchanged, and
 * one copy serves parallel runs.
 */
export function copyWithSwitches(mutants: readonly Mutant[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-mutants-'));
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
