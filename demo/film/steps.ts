import type { Locale } from '../../lib/i18n/locale.ts';

/** Hand washing as recommended by the WHO; rubbing takes twenty seconds in total. */
export const STEPS = [
  { name: 'wet', seconds: 2, text: { en: 'Wet your hands', th: 'ทำมือให้เปียก' } },
  { name: 'soap', seconds: 3, text: { en: 'Take some soap', th: 'กดสบู่ใส่ฝ่ามือ' } },
  { name: 'palms', seconds: 5, text: { en: 'Palm against palm', th: 'ถูฝ่ามือเข้าหากัน' } },
  {
    name: 'backs',
    seconds: 5,
    text: { en: 'Backs, and between the fingers', th: 'ถูหลังมือและซอกนิ้ว' },
  },
  { name: 'thumbs', seconds: 5, text: { en: 'Around each thumb', th: 'หมุนถูรอบนิ้วโป้งทีละข้าง' } },
  {
    name: 'nails',
    seconds: 5,
    text: { en: 'Nails in the other palm', th: 'ถูปลายนิ้วและเล็บบนฝ่ามืออีกข้าง' },
  },
  { name: 'rinse', seconds: 4, text: { en: 'Rinse well', th: 'ล้างฟองออกให้หมด' } },
  { name: 'dry', seconds: 3, text: { en: 'Dry with a clean towel', th: 'เช็ดให้แห้งด้วยผ้าสะอาด' } },
] as const;

export type StepName = (typeof STEPS)[number]['name'];

interface TimedStep {
  readonly name: StepName;
  readonly text: Readonly<Record<Locale, string>>;
  /** Seconds from the start of the film. */
  readonly from: number;
  readonly until: number;
}

export const timedSteps: readonly TimedStep[] = STEPS.map(({ name, text, seconds }, index) => {
  const from = STEPS.slice(0, index).reduce((sum, step) => sum + step.seconds, 0);
  return { name, text, from, until: from + seconds };
});

export const LENGTH = timedSteps.at(-1)?.until ?? 0;

const clock = (seconds: number) => `00:${String(seconds).padStart(2, '0')}.000`;

export function drawTrack(locale: Locale): string {
  const cues = timedSteps.map(
    ({ text, from, until }) => `${clock(from)} --> ${clock(until)}\n${text[locale]}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}
