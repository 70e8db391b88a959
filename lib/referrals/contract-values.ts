/** Medical specialties for referrals (`docs/product/consultation.md`, "Referral letters"). */
export const DOCTORS = [
  'general',
  'emergency',
  'internal',
  'children',
  'skin',
  'ear',
  'eye',
  'women',
  'bones',
  'heart',
  'mind',
  'teeth',
] as const;
export type Doctor = (typeof DOCTORS)[number];

export const URGENCIES = ['now', 'day', 'week', 'later'] as const;
export type Urgency = (typeof URGENCIES)[number];

export const REFERRAL_TO_LENGTH = 200;
export const REFERRAL_TEXT_LENGTH = 1_000;
