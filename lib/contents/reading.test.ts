import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '../blocks/blocks';
import { blockId, outline } from './outline';
import { plainText, readingMinutes } from './reading-time';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const paragraph = (en: string, th = 'คำ'): ContentBlock => ({
  type: 'paragraph',
  text: { en, th },
});

describe('reading time', () => {
  it.each([
    [1, 1],
    [220, 1],
    [329, 1],
    [331, 2],
    [1_100, 5],
  ])('of %i words is %i minutes', (count, minutes) => {
    expect(readingMinutes([paragraph(words(count))], 'en')).toBe(minutes);
  });

  it('counts Thai by words, not by spaces', () => {
    const th = 'ควรทาครีมกันแดดทุกเช้าก่อนออกจากบ้าน'.repeat(60);
    expect(th.split(' ')).toHaveLength(1);
    expect(readingMinutes([paragraph('a', th)], 'th')).toBeGreaterThan(1);
  });

  it('leaves out buttons and rows of products', () => {
    const blocks: ContentBlock[] = [
      { type: 'heading', text: { en: 'Head', th: 'หัว' } },
      { type: 'list', ordered: false, items: [{ en: 'One', th: 'หนึ่ง' }] },
      { type: 'products', title: { en: 'Buy', th: 'ซื้อ' }, ids: [1] },
      { type: 'link', label: { en: 'Go', th: 'ไป' }, path: '/' },
    ];
    expect(plainText(blocks, 'en')).toBe('Head\nOne');
  });
});

it('anchors headings by position', () => {
  const blocks: ContentBlock[] = [
    paragraph('Lead'),
    { type: 'heading', text: { en: 'Why', th: 'ทำไม' } },
    paragraph('Because'),
    { type: 'heading', text: { en: 'How', th: 'อย่างไร' } },
  ];
  expect(outline(blocks, 'th')).toEqual([
    { id: blockId(1), text: 'ทำไม' },
    { id: blockId(3), text: 'อย่างไร' },
  ]);
});
