import { readFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../lib/i18n/locale.ts';
import { drawForm } from './draw-form.ts';
import { requestForm } from './request-form.ts';

const fileOf = (locale: string) => readFile(`public/forms/personal-data-request-${locale}.pdf`);
const parts = requestForm.sections.flatMap((section) => section.parts);

describe.each(LOCALES)('the %s form', (locale) => {
  it('equals the output of `npm run forms`', async () => {
    expect(Buffer.compare(await drawForm(locale), await fileOf(locale))).toBe(0);
  });

  it('accepts input, also in Thai', async () => {
    const form = await PDFDocument.load(await fileOf(locale));
    form.getForm().getTextField('name').setText('สมหญิง ใจดี');
    form.getForm().getTextField('details').setText('First line\nSecond line');
    form.getForm().getCheckBox('access').check();
    const saved = await PDFDocument.load(await form.save({ updateFieldAppearances: false }));
    expect(saved.getForm().getTextField('name').getText()).toBe('สมหญิง ใจดี');
    expect(saved.getForm().getTextField('details').getText()).toBe('First line\nSecond line');
    expect(saved.getForm().getCheckBox('access').isChecked()).toBe(true);
    expect(saved.getForm().getCheckBox('erase').isChecked()).toBe(false);
  });

  it('has a field for each line and choice, named for screen readers in its language', async () => {
    const fields = (await PDFDocument.load(await fileOf(locale))).getForm().getFields();
    const named = fields.map((field) => [
      field.getName(),
      field.acroField.dict.lookup(PDFName.of('TU'))?.toString() !== undefined,
    ]);
    const wanted = parts.flatMap((part) => (part.kind === 'note' ? [] : [[part.name, true]]));
    expect(named).toEqual(wanted);
  });

  it('declares its language, title and structure', async () => {
    const form = await PDFDocument.load(await fileOf(locale));
    const marks = form.catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
    expect(form.getTitle()).toBe(requestForm.title[locale]);
    expect(marks.get(PDFName.of('Marked'))?.toString()).toBe('true');
    expect(form.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
  });
});
