import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../lib/i18n/locale.ts';
import { drawFrame } from './draw-frame.ts';
import { drawTrack, LENGTH, timedSteps } from './steps.ts';

describe('the film on washing hands', () => {
  it.each(LOCALES)('has up-to-date subtitles of `npm run film`: %s', async (locale) => {
    expect(await readFile(`public/films/washing-hands.${locale}.vtt`, 'utf8')).toBe(
      drawTrack(locale),
    );
  });

  it('rubs for twenty seconds, as stated in its text', () => {
    const rubbed = timedSteps.filter(({ name }) =>
      ['palms', 'backs', 'thumbs', 'nails'].includes(name),
    );
    expect(rubbed.reduce((sum, { from, until }) => sum + until - from, 0)).toBe(20);
  });

  it('moves in every step', () => {
    const moments = timedSteps.flatMap(({ from }) => [from + 0.5, from + 1.2]);
    expect(new Set(moments.map(drawFrame)).size).toBe(moments.length);
    expect(drawFrame(LENGTH)).toContain('</svg>');
  });
});
