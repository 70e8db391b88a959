import sharp from 'sharp';
import { expect, it } from 'vitest';
import { OG_SIZE } from './og';
import { ogPicture } from './og-picture';

it('brings a square picture into the shape of social networks', async () => {
  const square = await sharp({
    create: { width: 800, height: 800, channels: 3, background: 'teal' },
  })
    .webp()
    .toBuffer();
  const picture = await sharp(await ogPicture(new Uint8Array(square).buffer)).metadata();
  expect(picture).toMatchObject({ ...OG_SIZE, format: 'jpeg' });
});
