import PdfKit from 'pdfkit';
import { seller } from '../../lib/brand.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import {
  drawRule,
  drawText,
  BRAND,
  LEFT,
  MUTED,
  TOP,
  WIDTH,
} from '../../server/modules/invoices/drawing/page.ts';
import {
  registerFonts,
  type Pdf,
  type Style,
} from '../../server/modules/invoices/drawing/type-setter.ts';
import { addCheckbox, addTextField, type Box } from './fields.ts';
import { requestForm, type FormPart, type FormSection } from './request-form.ts';

type Element = ReturnType<Pdf['struct']>;

/** Date of the last wording change; keeps the output reproducible. */
const WORDED = new Date('2026-11-23T00:00:00Z');
const BOTTOM = 800;
/** Minimum space below the start of a section. */
const KEPT_TOGETHER = 160;
const GAP = 12;
const LINE_HEIGHT = 20;
const CHECKBOX = 11;
const LABEL: Style = { size: 9, color: MUTED };
const BODY: Style = { size: 10.5 };

/**
 * Form as a tagged PDF with fillable fields (`docs/product/pages.md`, "Data requests"). Structure by ISO 32000-1, 14.8;
 * fields by 12.7.
 */
export async function drawForm(locale: Locale): Promise<Uint8Array> {
  const pdf = new PdfKit({
    ...{ size: 'A4', margin: 0, pdfVersion: '1.7', tagged: true, displayTitle: true, lang: locale },
    info: {
      Title: requestForm.title[locale],
      Author: seller.name[locale],
      CreationDate: WORDED,
      ModDate: WORDED,
    },
  });
  const parts = Array.fromAsync(pdf as AsyncIterable<Buffer>);
  registerFonts(pdf);
  pdf.font('Helvetica').initForm();
  new Sheet(pdf, locale).draw();
  pdf.end();
  return Buffer.concat(await parts);
}

/** Draws from top to bottom, with the same reading order for screen readers. */
class Sheet {
  readonly #pdf: Pdf;
  readonly #locale: Locale;
  readonly #document: Element;
  #y = TOP;

  constructor(pdf: Pdf, locale: Locale) {
    this.#pdf = pdf;
    this.#locale = locale;
    this.#document = pdf.struct('Document', { lang: locale });
    pdf.addStructure(this.#document);
  }

  draw(): void {
    this.#text('H1', requestForm.title[this.#locale], {
      ...{ size: 17, weight: 'bold', color: BRAND },
    });
    this.#text('P', requestForm.lead[this.#locale], BODY);
    for (const section of requestForm.sections) this.#section(section);
    this.#document.end();
  }

  #section({ title, parts }: FormSection): void {
    this.#y += GAP;
    this.#makeRoom(KEPT_TOGETHER);
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    drawRule(this.#pdf, this.#y);
    this.#pdf.endMarkedContent();
    this.#y += GAP / 2;
    this.#text('H2', title[this.#locale], { size: 12, weight: 'bold', color: BRAND });
    for (let index = 0; index < parts.length; index += 1) {
      const [part, next] = parts.slice(index, index + 2);
      if (part === undefined) break;
      if (isHalf(part) && next !== undefined && isHalf(next)) {
        const width = (WIDTH - GAP) / 2;
        const top = this.#y;
        this.#part(part, { x: LEFT, width });
        this.#y = top;
        this.#part(next, { x: LEFT + width + GAP, width });
        index += 1;
      } else this.#part(part, { x: LEFT, width: WIDTH });
    }
  }

  #part(part: FormPart, across: Pick<Box, 'x' | 'width'>): void {
    if (part.kind === 'note') {
      this.#y += GAP / 2;
      this.#text('P', part.text[this.#locale], BODY);
      return;
    }
    const height = part.kind === 'choice' ? LINE_HEIGHT : LINE_HEIGHT * ((part.lines ?? 1) + 1);
    this.#makeRoom(height);
    if (part.kind === 'choice') this.#choice(part.name, part.label[this.#locale], across);
    else this.#field(part.name, part.label[this.#locale], { ...across, lines: part.lines ?? 1 });
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= BOTTOM) return;
    this.#pdf.addPage();
    this.#y = TOP;
  }

  #field(
    name: string,
    label: string,
    { x, width, lines }: Pick<Box, 'x' | 'width'> & { readonly lines: number },
  ): void {
    this.#text('P', label, LABEL, { x, width });
    const box = { x, y: this.#y, width, height: LINE_HEIGHT * lines - 2 };
    addTextField(this.#pdf, { name, label, box, multiline: lines > 1, tag: this.#formTag() });
    this.#y += box.height + GAP / 3;
  }

  #choice(name: string, label: string, { x, width }: Pick<Box, 'x' | 'width'>): void {
    const box = { x, y: this.#y + 3, width: CHECKBOX, height: CHECKBOX };
    addCheckbox(this.#pdf, { name, label, box, tag: this.#formTag() });
    const indent = CHECKBOX + 8;
    this.#text('P', label, BODY, { x: x + indent, width: width - indent });
  }

  #formTag(): Element {
    const tag = this.#pdf.struct('Form');
    this.#document.add(tag);
    return tag;
  }

  #text(
    tag: string,
    text: string,
    style: Style,
    { x, width }: Pick<Box, 'x' | 'width'> = { x: LEFT, width: WIDTH },
  ): void {
    this.#document.add(
      this.#pdf.struct(tag, { actual: text }, () => {
        this.#y = drawText(this.#pdf, text, { x, y: this.#y, width }, style);
      }),
    );
  }
}

function isHalf(part: FormPart): boolean {
  return part.kind === 'text' && part.half === true;
}
