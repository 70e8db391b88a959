'use client';

import type { ComponentProps } from 'react';
import { pictureSources, type PictureInput } from '@/lib/layout/optimized-picture';

type Attributes = Omit<ComponentProps<'img'>, keyof PictureInput | 'srcSet' | 'style'>;

interface PictureProps extends PictureInput, Attributes {
  readonly alt: string;
  readonly height: number;
  /** Above the fold: high fetch priority, without async decoding. */
  readonly preload?: boolean;
  readonly unoptimized?: boolean;
}

/** Hides the alt text while the picture loads; it stays available to screen readers. */
const QUIET = { color: 'transparent' };

/** Responsive picture through the optimizer, as plain HTML. */
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
