/** Rows `query ; query | rule`, one query each. */
export function rowsOf(table: string): readonly string[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [queries = '', rule = ''] = line.split(' | ');
      return queries.split(' ; ').map((query) => `${query} | ${rule}`);
    });
}
