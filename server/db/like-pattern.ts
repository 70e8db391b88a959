/** Text as part of a LIKE pattern: its wildcards and backslashes match themselves. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
