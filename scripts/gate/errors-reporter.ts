import { writeFile } from 'node:fs/promises';
import type { Reporter } from 'vitest/node';
import { ERRORS_REPORT } from './report.ts';

/** Records failures outside tests, such as a crashed process, which the JSON reporter omits. */
export default class ErrorsReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = async (_modules, errors) => {
    const texts = errors.map((error) => textOf(error));
    await writeFile(ERRORS_REPORT, JSON.stringify(texts));
  };
}

function textOf({ message, cause }: { message: string; cause?: unknown }): string {
  const why = cause instanceof Object && 'message' in cause ? ` (${String(cause.message)})` : '';
  return `${message}${why}`;
}
