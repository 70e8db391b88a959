'use client';

import 'react-image-crop/dist/ReactCrop.css';
import { useRef, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { cssVars } from '@/components/ui/css-vars';
import { Picture } from '@/components/ui/picture';
import type { MediaPicture } from '@/lib/media/contract';
import { CROP_LEAST } from '@/lib/media/contract-values';
import type { Area, Framing } from '@/lib/media/contract-framing-values';
import styles from './framing.module.scss';

type Size = Pick<Area, 'width' | 'height'>;

interface FramingStageProps {
  readonly original: MediaPicture['original'];
  readonly framing: Framing;
  readonly onChange: (part: Partial<Framing>) => void;
}

/** The original with the frame of its crop and its focal point, both to be dragged. */
export function FramingStage({ original, framing, onChange }: FramingStageProps) {
  const { crop, focus } = framing;
  const stage = useRef<HTMLDivElement>(null);
  const labels = useCropLabels();
  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onChange({
      focus: {
        x: percentOf(clientX - box.left, box.width),
        y: percentOf(clientY - box.top, box.height),
      },
    });
  };
  return (
    <div ref={stage} className={styles.stage}>
      <ReactCrop
        keepSelection
        ariaLabels={labels}
        {...(crop && { crop: toPercent(crop, original) })}
        onChange={(_, drawn) => {
          const next = toArea(drawn, original);
          if (next) onChange({ crop: next });
        }}
      >
        <Picture
          unoptimized
          src={original.url}
          alt=""
          width={original.width}
          height={original.height}
          draggable={false}
        />
      </ReactCrop>
      {focus && (
        <span
          className={styles.focus}
          data-focus-point
          style={cssVars({
            '--focus-x': `${String(focus.x)}%`,
            '--focus-y': `${String(focus.y)}%`,
          })}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
          }}
        />
      )}
    </div>
  );
}

function useCropLabels() {
  const intl = useIntl();
  const handle = (name: string) => intl.formatMessage({ id: `media.handle.${name}` });
  return {
    cropArea: handle('area'),
    ...{ nwDragHandle: handle('nw'), nDragHandle: handle('n'), neDragHandle: handle('ne') },
    ...{ eDragHandle: handle('e'), seDragHandle: handle('se'), sDragHandle: handle('s') },
    ...{ swDragHandle: handle('sw'), wDragHandle: handle('w') },
  };
}

function percentOf(part: number, whole: number): number {
  return Math.min(100, Math.max(0, Math.round((100 * part) / whole)));
}

function toPercent({ x, y, width, height }: Area, whole: Size): PercentCrop {
  return {
    unit: '%',
    ...{ x: (100 * x) / whole.width, width: (100 * width) / whole.width },
    ...{ y: (100 * y) / whole.height, height: (100 * height) / whole.height },
  };
}

/** Whole pixels within the original; undefined for a press without a movement. */
function toArea(drawn: PercentCrop, whole: Size): Area | undefined {
  if (drawn.width === 0 || drawn.height === 0) return undefined;
  const [x, width] = span(drawn.x, drawn.width, whole.width);
  const [y, height] = span(drawn.y, drawn.height, whole.height);
  return { x, y, width, height };
}

function span(from: number, length: number, whole: number): readonly [number, number] {
  const least = Math.min(CROP_LEAST, whole);
  const size = Math.min(whole, Math.max(least, Math.round((length / 100) * whole)));
  return [Math.min(Math.max(0, Math.round((from / 100) * whole)), whole - size), size];
}
