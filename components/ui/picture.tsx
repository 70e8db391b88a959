'use client';

import type { ComponentProps } from 'react';
import { pictureSources, type PictureInput } from '@/lib/optimized-picture';

type Attributes = Omit<ComponentProps<'img'>, keyof PictureInput | 'srcSet' | 'style'>;

interface PictureProps extends PictureInput, Attributes {
  readonly alt: string;
  readonly height: number;
  /** On the first screen: fetched before everything else, and shown with what stands around it. */
  readonly preload?: boolean;
  /** As it lies there, in one size. */
  readonly unoptimized?: boolean;
}

/** The words that stand for a picture are for those who do not see it, not for the moment before it comes. */
const QUIET = { color: 'transparent' };

/** A picture in the sizes of the optimizer, as plain HTML. A page that a server part draws names each of them once. */
export function Picture({
  src,
  width,
  sizes,
  alt,
  preload = false,
  unoptimized = false,
  ...attributes
}: PictureProps) {
  const first = preload && ({ loading: 'eager', fetchPriority: 'high', decoding: 'auto' } as const);
  const sources = unoptimized ? { src } : pictureSources({ src, width, sizes });
  return (
    <img
      loading="lazy"
      decoding="async"
      {...attributes}
      {...first}
      alt={alt}
      width={width}
      style={QUIET}
      {...sources}
    />
  );
}
