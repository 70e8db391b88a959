/** `npm run forms`: draws the forms that shoppers download (`docs/product/pages.md`, "Data requests"). */
import { writeFile } from 'node:fs/promises';
import { LOCALES } from '../lib/i18n/locale.ts';
import { drawForm } from '../demo/forms/draw-form.ts';

for (const locale of LOCALES) {
  const file = `public/forms/personal-data-request-${locale}.pdf`;
  const form = await drawForm(locale);
  await writeFile(new URL(`../${file}`, import.meta.url), form);
  console.log(`${file}: ${String(form.length)} bytes`);
}
