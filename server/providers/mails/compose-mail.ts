interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A message of the outbox as a mail: its first line is the subject, links can be clicked. */
export function composeMail(body: string): Mail {
  const [subject = '', ...rest] = body.split('\n');
  const text = rest.join('\n').trim();
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p>${toHtml(paragraph)}</p>`);
  const html = `<!doctype html><html><body style="font-family:sans-serif;font-size:16px;line-height:1.7">${paragraphs.join('')}</body></html>`;
  return { subject: subject.trim(), text, html };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names of products and people are text, whatever they look like. */
function toHtml(paragraph: string): string {
  return paragraph
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
    .replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>');
}
