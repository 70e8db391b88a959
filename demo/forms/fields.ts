import type { Pdf } from '../../server/modules/invoices/drawing/type-setter.ts';

type Element = ReturnType<Pdf['struct']>;

export interface Box {
  readonly x: number;
  /** Distance from the top of the page, in points. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly box: Box;
  readonly tag: Element;
}

const PRINTED = 4;
const MULTILINE = 1 << 12;
const BORDER = [0.62, 0.64, 0.7];
const CHECK = 'q 0.12 0.11 0.36 RG 1.6 w 1 J 1 j 2.5 5.5 m 4.6 3 l 8.6 8.4 l S Q';
const SQUARE = 'q 0.62 0.64 0.7 RG 0.8 w 0.4 0.4 10.2 10.2 re S Q';

export function addTextField(
  pdf: Pdf,
  { multiline, ...field }: Field & { multiline: boolean },
): void {
  addField(
    pdf,
    field,
    { FT: 'Tx', ...(multiline ? { Ff: MULTILINE } : {}) },
    {
      MK: { BC: BORDER, BG: [0.97, 0.97, 0.99] },
    },
  );
}

/** Embeds both appearances, for viewers that draw none themselves. */
export function addCheckbox(pdf: Pdf, field: Field): void {
  const looks = { Yes: look(pdf, `${SQUARE} ${CHECK}`), Off: look(pdf, SQUARE) };
  addField(
    pdf,
    field,
    { FT: 'Btn', V: 'Off' },
    {
      ...{ AS: 'Off', AP: { N: looks } },
      MK: { BC: BORDER, CA: new String('4') },
    },
  );
}

function addField(
  pdf: Pdf,
  { name, label, box, tag }: Field,
  ofField: Readonly<Record<string, unknown>>,
  ofWidget: Readonly<Record<string, unknown>>,
): void {
  // PDFKit writes `String` objects as strings, and primitive ones as names.
  const parent = pdf.formField(name);
  Object.assign(parent.data, ofField, { TU: new String(label) });
  pdf.annotate(box.x, box.y, box.width, box.height, {
    ...{
      Subtype: 'Widget',
      F: PRINTED,
      BS: { W: 0.8, S: 'S' },
      Parent: parent,
      structParent: tag,
      ...ofWidget,
    },
    Contents: new String(label),
  } as never);
  const widgets = pdf.page.annotations as readonly PDFKit.PDFKitReference[];
  Object.assign(parent.data, { Kids: widgets.slice(-1) });
  tag.end();
}

function look(pdf: Pdf, drawing: string) {
  const ref = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 11, 11] });
  ref.end(Buffer.from(drawing));
  return ref;
}
