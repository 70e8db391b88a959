import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

describe('a mail of the outbox', () => {
  it('becomes HTML with escaped names and clickable links', () => {
    const { html, text } = composeMail(
      'Subject\n\nA <b>"name"</b> & more\nhttps://shop.test/a?b=1',
      'https://shop.test',
    );
    expect(html).toContain('A &lt;b&gt;&quot;name&quot;&lt;/b&gt; &amp; more<br>');
    expect(html).toContain(
      '<a href="https://shop.test/a?b=1" target="_blank">https://shop.test/a?b=1</a>',
    );
    expect(text).toBe('A <b>"name"</b> & more\nhttps://shop.test/a?b=1');
  });

  it.each([
    'https://evil.example/verify',
    'https://shop.test.evil.example/',
    'https://shop.test@evil.example/',
    'http://shop.test/',
    'javascript:https://shop.test/',
  ])('does not link %s', (url) => {
    expect(composeMail(`Subject\n\n${url}`, 'https://shop.test').html).not.toContain('<a ');
  });
});
