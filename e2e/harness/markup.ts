/**
 * Markup errors by round trip: parses and serializes the document. Different tags mean that the parser closed or moved
 * a misplaced element, such as a list in a paragraph. Runs in a page, so it uses nothing from outside.
 */
export function markupFaults(html: string): string[] {
  const read = new DOMParser().parseFromString(html, 'text/html');
  const tagsOf = (text: string) =>
    text
      .replaceAll(/<!--[\s\S]*?-->|(?<=<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\1>)/g, '')
      .match(/<\/?[a-z][a-z0-9-]*/gi) ?? [];
  const came = tagsOf(html);
  const kept = tagsOf(read.documentElement.outerHTML);
  const moved = came.findIndex((tag, at) => tag.toLowerCase() !== kept[at]?.toLowerCase());
  const ids = [...read.querySelectorAll('[id]')].map(({ id }) => id);
  const inside = read.querySelectorAll('a a, a button, button a, button button, form form');
  return [
    ...(moved < 0 ? [] : [`${came.slice(moved - 3, moved + 2).join(' ')} is not what is read`]),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `has the id ${id} twice`),
    ...Array.from(inside, ({ outerHTML }) => `${outerHTML.slice(0, 80)} stands in another way`),
  ];
}
