/**
 * Names under which the storefront keeps what it reads. What changes writes its names to the change log, and every
 * process drops what it keeps under them. A test looks for each among the triggers (`tests/api/changes.test.ts`).
 */
export const TAGS = [
  'banners',
  'brands',
  'catalog',
  'categories',
  'contents',
  'offers',
  'pages',
  'pharmacy',
] as const;

/** Things whose rows have a tag each: `product:17`, `page:/faq`. */
export const TAGGED_THINGS = ['page', 'product'] as const;

export type TaggedThing = (typeof TAGGED_THINGS)[number];
export type Tag = (typeof TAGS)[number] | `${TaggedThing}:${string}`;
