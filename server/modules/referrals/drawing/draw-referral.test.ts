import { describe, expect, it } from 'vitest';
import type { Referral } from '../ports.ts';
import { referralNumber } from '../rules/referral-number.ts';
import { mayRefer } from '../rules/write-referral.ts';
import { drawAside } from './draw-aside.ts';
import { drawReferral } from './draw-referral.ts';
import { letterDocument } from './letter-document.ts';

const REFERRAL: Referral = {
  ...{ id: 123, conversationId: 77, at: new Date('2026-11-30T18:00:00Z') },
  letter: {
    ...{ doctor: 'internal', to: 'ศิริราช', urgency: 'day', reason: 'ไข้สูง\nสามวัน' },
    ...{ findings: '39.2 °C', given: '' },
    patient: {
      ...{ name: 'น้ำฝน ใจดี', relation: 'child', birthDate: '2025-08-01', age: null },
      ...{ sex: 'female', weight: 8.4, weighedOn: null },
    },
    ...{ allergies: ['Ibuprofen'], conditions: [], medicines: [] },
    pharmacist: { name: { en: 'Malee', th: 'ภญ. มาลี' }, licenceNo: '90127' },
    place: {
      name: { en: 'Arun Silom', th: 'อรุณ สาขาสีลม' },
      ...{ address: { en: '99 Rama IV', th: '99 ถ. พระรามที่ 4' }, phone: '02', licenceNo: '1/66' },
    },
  },
};
const pagesOf = (bytes: Uint8Array) =>
  new TextDecoder('latin1').decode(bytes).match(/\/Type \/Page\b/g)?.length;

describe('a referral letter', () => {
  const document = letterDocument(REFERRAL);
  const valueOf = (label: string) => document.rows.find((row) => row.label.en === label)?.value;

  it('counts in the month of Bangkok', () => {
    expect(document.number).toBe('RF2612-000123');
    expect(referralNumber({ id: 1, at: new Date('2026-11-30T16:59:00Z') })).toBe('RF2611-000001');
    expect(document.date).toEqual({ th: '1 ธันวาคม 2569', en: '1 December 2026' });
  });

  it('says who sends whom where, in both languages', () => {
    expect(valueOf('Refer to')).toEqual({
      ...{ th: 'อายุรกรรม, ศิริราช', en: 'Internal medicine, ศิริราช' },
    });
    expect(valueOf('Patient')?.en).toBe('Age 16 months · Sex Female · Weight 8.4 kg');
    expect(document.place.map(({ en }) => en)).toContain('Pharmacy licence 1/66');
    expect(document.signature.map(({ th }) => th)).toContain('ใบอนุญาตประกอบวิชาชีพเลขที่ 90127');
  });

  it('makes allergies stand out, says where none were told, and leaves out what is empty', () => {
    const graves = document.rows.filter(({ grave }) => grave).map(({ label }) => label.en);
    expect(graves).toEqual(['Urgency', 'Allergies']);
    expect(valueOf('Illnesses')?.en).toBe('None reported');
    expect(valueOf('Medicines and advice given')).toBeUndefined();
  });

  it('has one page, and more for long words', async () => {
    expect(pagesOf(await drawReferral(REFERRAL))).toBe(1);
    const long = 'ปวดศีรษะมาก '.repeat(80).trim();
    const letter = { ...REFERRAL.letter, reason: long, findings: long, given: long };
    expect(pagesOf(await drawReferral({ ...REFERRAL, letter }))).toBe(2);
  });

  it('is drawn aside as it is drawn here', { timeout: 60_000 }, async () => {
    const aside = await drawAside(REFERRAL);
    expect(Buffer.compare(aside, await drawReferral(REFERRAL))).toBe(0);
  });
});

describe('a pharmacist', () => {
  const ended = (closedAt: Date | null, intake: unknown = {}) => ({
    ...{ closedAt, intake: intake as never, lastFromMember: 5 },
  });
  const at = new Date('2026-11-30T18:00:00Z');
  const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);

  it.each([
    ['while it goes on', ended(null), 5, undefined],
    ['before the newest message was read', ended(null), 4, 'VERSION_STALE'],
    ['just after the end', ended(before(29)), 5, undefined],
    ['half an hour after the end', ended(before(30)), 5, 'CONVERSATION_CLOSED'],
    ['once it is deleted', ended(before(1), null), 5, 'CONVERSATION_CLOSED'],
  ])('refers %s: %o', (_, conversation, seenMessageId, code) => {
    const answer = mayRefer(conversation, { seenMessageId, at });
    expect(answer.ok ? undefined : answer.refusal.code).toBe(code);
  });
});
