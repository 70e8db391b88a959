/** What a message may be about; the first is what the form begins with. */
export const CONTACT_TOPICS = [
  'order',
  'delivery',
  'product',
  'membership',
  'branch',
  'other',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The longest message, in UTF-16 units. */
export const CONTACT_MESSAGE_MAX = 3_000;
