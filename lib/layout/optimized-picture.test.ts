import { getImgProps } from 'next/dist/shared/lib/get-img-props';
import { imageConfigDefault } from 'next/dist/shared/lib/image-config';
import imageLoader from 'next/dist/shared/lib/image-loader';
import { expect, it } from 'vitest';
import { PART_WIDTHS, SCREEN_WIDTHS, pictureSources, type PictureInput } from './optimized-picture';

/** Output of `next/image`. */
function ofNext(input: PictureInput) {
  const imgConf = {
    ...imageConfigDefault,
    deviceSizes: SCREEN_WIDTHS,
    imageSizes: PART_WIDTHS,
    allSizes: [...PART_WIDTHS, ...SCREEN_WIDTHS],
    output: undefined,
  };
  const { props } = getImgProps(
    { ...input, alt: '', height: 10 },
    { imgConf, defaultLoader: imageLoader },
  );
  return { src: props.src, srcSet: props.srcSet, sizes: props.sizes };
}

it.each<PictureInput>([
  { src: '/media/a.webp', width: 64 },
  { src: '/media/a.webp', width: 100 },
  { src: '/media/ก b.webp?v=2', width: 384 },
  { src: '/media/a.webp', width: 1600 },
  { src: '/media/a.webp', width: 400, sizes: '(width < 768px) 33vw, 240px' },
  { src: '/media/a.webp', width: 400, sizes: '(width < 768px) 5vw, 100vw' },
  { src: '/media/a.webp', width: 400, sizes: '250vw' },
  { src: '/media/a.webp', width: 400, sizes: '36rem' },
  { src: '/images/empty-list.svg', width: 240 },
  { src: '/images/empty-list.svg?v=1', width: 240, sizes: '10vw' },
])('writes $src, $width wide, $sizes, as Next does', (input) => {
  expect({ srcSet: undefined, sizes: undefined, ...pictureSources(input) }).toEqual(ofNext(input));
});
