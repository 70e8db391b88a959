import { brand, seller } from '../../lib/brand.ts';
import type { Locale } from '../../lib/i18n/locale.ts';

type Text = Readonly<Record<Locale, string>>;

interface TextPart {
  readonly kind: 'text';
  readonly name: string;
  readonly label: Text;
  readonly lines?: number;
  /** Occupies the left or right half of the line. */
  readonly half?: boolean;
}

interface ChoicePart {
  readonly kind: 'choice';
  readonly name: string;
  readonly label: Text;
}

interface NotePart {
  readonly kind: 'note';
  readonly text: Text;
}

export type FormPart = TextPart | ChoicePart | NotePart;

export interface FormSection {
  readonly title: Text;
  readonly parts: readonly FormPart[];
}

const t = (en: string, th: string): Text => ({ en, th });
const note = (en: string, th: string): NotePart => ({ kind: 'note', text: t(en, th) });
const choice = (name: string, en: string, th: string): ChoicePart => ({
  ...{ kind: 'choice', name },
  label: t(en, th),
});
const text = (
  name: string,
  [en, th]: readonly [string, string],
  size: Pick<TextPart, 'lines' | 'half'> = {},
): TextPart => ({ kind: 'text', name, label: t(en, th), ...size });
const HALF = { half: true } as const;

/**
 * Request of a data subject under the Personal Data Protection Act B.E. 2562, sections 19 and 30 to 36
 * (`docs/product/pages.md`, "Data requests"). Field names are the same in both languages.
 */
export const requestForm = {
  title: t('Personal data request form', 'แบบคำขอใช้สิทธิของเจ้าของข้อมูลส่วนบุคคล'),
  lead: t(
    `To ${seller.name.en}, ${seller.address.en}. Use this form to exercise your rights under the Personal Data Protection Act B.E. 2562 (2019). Requests are free.`,
    `ถึง ${seller.name.th} ${seller.address.th} ใช้แบบฟอร์มนี้เพื่อขอใช้สิทธิตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 โดยไม่มีค่าใช้จ่าย`,
  ),
  sections: [
    {
      title: t('1. Your details', '1. ข้อมูลเจ้าของข้อมูล'),
      parts: [
        text('name', ['First and last name', 'ชื่อและนามสกุล']),
        text('phone', ['Mobile number of your account', 'เบอร์มือถือที่ใช้กับบัญชี'], HALF),
        text('email', ['Email', 'อีเมล'], HALF),
        text('address', ['Address', 'ที่อยู่'], { lines: 2 }),
      ],
    },
    {
      title: t('2. Requester', '2. ผู้ยื่นคำขอ'),
      parts: [
        choice('self', 'I make this request for myself.', 'เจ้าของข้อมูลยื่นคำขอด้วยตนเอง'),
        choice(
          'representative',
          'I make this request for the person above and enclose a power of attorney.',
          'ผู้รับมอบอำนาจยื่นคำขอแทน พร้อมแนบหนังสือมอบอำนาจ',
        ),
        text('representative_name', ['Name of the representative', 'ชื่อผู้รับมอบอำนาจ'], HALF),
        text('representative_phone', ['Phone', 'โทรศัพท์'], HALF),
      ],
    },
    {
      title: t('3. Your request', '3. สิทธิที่ต้องการใช้'),
      parts: [
        choice(
          'access',
          'A copy of my data, and where it comes from',
          'ขอเข้าถึงและขอสำเนาข้อมูล รวมถึงที่มาของข้อมูล',
        ),
        choice('rectify', 'Correct my data', 'ขอแก้ไขข้อมูลให้ถูกต้อง'),
        choice('erase', 'Erase my data', 'ขอให้ลบข้อมูล'),
        choice('restrict', 'Restrict the use of my data', 'ขอให้ระงับการใช้ข้อมูลชั่วคราว'),
        choice('object', 'Object to a use of my data', 'ขอคัดค้านการใช้ข้อมูล'),
        choice('transfer', 'Transfer my data to me or to someone else', 'ขอรับหรือให้โอนข้อมูลไปยังผู้อื่น'),
        choice('withdraw', 'Withdraw consent', 'ขอถอนความยินยอม'),
        text(
          'details',
          ['Which data, and details of your request', 'ระบุข้อมูลที่เกี่ยวข้องและรายละเอียดคำขอ'],
          { lines: 4 },
        ),
      ],
    },
    {
      title: t('4. How we should reply', '4. ช่องทางรับคำตอบ'),
      parts: [
        choice('answer_email', 'By email', 'ทางอีเมล'),
        choice('answer_post', 'By post to the address above', 'ทางไปรษณีย์ตามที่อยู่ข้างต้น'),
        text('answer_branch', ['At this branch', 'รับด้วยตนเองที่สาขา']),
      ],
    },
    {
      title: t('5. Enclosures and signature', '5. เอกสารแนบและลายมือชื่อ'),
      parts: [
        choice(
          'copy_of_id',
          'A copy of my ID card or passport (religion and blood group crossed out)',
          'สำเนาบัตรประชาชนหรือหนังสือเดินทาง (ขีดฆ่าข้อมูลศาสนาและหมู่โลหิต)',
        ),
        choice('power_of_attorney', 'A power of attorney', 'หนังสือมอบอำนาจ'),
        text('signature', ['Signature', 'ลงชื่อ'], HALF),
        text('date', ['Date', 'วันที่'], HALF),
        note(
          `Bring the form to any branch or send it to the address above. We reply within 30 days of receiving all documents, and give reasons if we cannot fulfil your request. Questions: ${brand.contactPhone}. You may complain to the Personal Data Protection Committee.`,
          `ยื่นแบบฟอร์มที่สาขาใดก็ได้หรือส่งไปรษณีย์ตามที่อยู่ข้างต้น เราจะตอบภายใน 30 วันนับจากได้รับเอกสารครบ และจะแจ้งเหตุผลหากดำเนินการตามคำขอไม่ได้ สอบถาม ${brand.contactPhone} คุณมีสิทธิร้องเรียนต่อคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล`,
        ),
      ],
    },
  ] as readonly FormSection[],
};
