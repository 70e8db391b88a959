import { createIntl } from '@formatjs/intl';
import { expect, test } from 'vitest';
import compileTexts from './compile-texts.ts';

const texts = {
  plain: 'Add to cart',
  quoted: "The shop's '{own}' words",
  counted: '{count, plural, one {# piece} other {# pieces}} for {name}',
};

async function compile(file: object): Promise<Record<string, unknown>> {
  const code = encodeURIComponent(compileTexts(JSON.stringify(file)));
  return ((await import(`data:text/javascript,${code}`)) as { default: Record<string, unknown> })
    .default;
}

test('texts with arguments are parsed, others stay', async () => {
  const compiled = await compile(texts);
  expect(compiled['plain']).toBe(texts.plain);
  expect(compiled['counted']).toBeInstanceOf(Array);
});

test.each(Object.keys(texts))('%s renders the same as before', async (id) => {
  const compiled = await compile(texts);
  const [before, after] = [texts, compiled].map((messages) =>
    createIntl({ locale: 'en', messages: messages as Record<string, string> }).formatMessage(
      { id },
      { count: 2, name: 'Malee' },
    ),
  );
  expect(after).toBe(before);
});
