import { ConfigError } from '../config/config.ts';

interface Failure extends Error {
  readonly code?: unknown;
  readonly path?: unknown;
}

const FILES: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no ${path}`,
  EEXIST: (path) => `${path} is no folder`,
  ENOTDIR: (path) => `${path} is no folder`,
  EISDIR: (path) => `${path} is a folder, not a file`,
  EACCES: (path) => `This account may not read or write ${path}`,
  EPERM: (path) => `This account may not read or write ${path}`,
  EROFS: (path) => `${path} cannot be written to`,
  ENOSPC: (path) => `The disk has no room for ${path}`,
};

/** Whether it is a programming error, which needs its stack. */
function isMistake(error: Failure): boolean {
  const kinds = [TypeError, ReferenceError, RangeError, SyntaxError];
  return error.code === undefined && kinds.some((kind) => error instanceof kind);
}

/** Messages for the terminal: one sentence per fault, without a stack trace. */
export function sentencesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [String(error)];
  if (error instanceof ConfigError) return error.lines;
  const { code, path, message, cause, stack = message }: Failure = error;
  if (isMistake(error)) return [stack];
  const ofFile = typeof code === 'string' && typeof path === 'string' ? FILES[code] : undefined;
  if (ofFile) return [ofFile(String(path))];
  // Drizzle's own message is the statement with its values.
  if (cause instanceof Error && message.startsWith('Failed query')) return sentencesOf(cause);
  return [message.split('\n', 1)[0] ?? ''];
}

/** Ends the process at once, with a message. */
export function giveUp(error: unknown): never {
  for (const line of sentencesOf(error)) process.stderr.write(`${line}\n`);
  process.exit(1);
}
