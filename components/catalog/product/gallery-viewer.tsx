'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import { Picture } from '@/components/ui/picture';
import { positionText, type GalleryLabels, type GalleryPicture } from './gallery-pictures';
import styles from './gallery-viewer.module.scss';

interface GalleryViewerProps {
  readonly pictures: readonly GalleryPicture[];
  readonly start: number;
  readonly labels: GalleryLabels;
  readonly onClose: () => void;
}

/** Full-screen viewer: swipe or arrow keys, double tap to zoom, native pinch. */
export function GalleryViewer({ pictures, start, labels, onClose }: GalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  const [zoomed, setZoomed] = useState(false);

  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    if (index < 0 || index >= pictures.length) return;
    setZoomed(false);
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior });
  };
  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.scrollTo({ left: start * strip.current.clientWidth });
  }, [start]);
  useEffect(() => {
    const slide = zoomed ? strip.current?.children[shown] : undefined;
    if (!(slide instanceof HTMLElement)) return;
    slide.focus();
    slide.scrollTo({
      left: (slide.scrollWidth - slide.clientWidth) / 2,
      top: (slide.scrollHeight - slide.clientHeight) / 2,
    });
  }, [zoomed, shown]);
  const toggle = () => {
    setZoomed((now) => !now);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (zoomed) return;
    if (event.key === 'ArrowRight') show(shown + 1);
    if (event.key === 'ArrowLeft') show(shown - 1);
  };
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={labels.gallery}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={strip}
        className={styles.strip}
        data-zoomed={zoomed}
        onScroll={({ currentTarget, target }) => {
          const { scrollLeft, clientWidth } = currentTarget;
          if (target === currentTarget) setShown(Math.round(scrollLeft / Math.max(1, clientWidth)));
        }}
      >
        {pictures.map(({ url, alt }, index) => (
          <li
            key={url}
            data-zoomed={zoomed && index === shown}
            {...(zoomed && index === shown ? { tabIndex: 0 } : {})}
            onDoubleClick={toggle}
            inert={index !== shown}
          >
            <Picture
              src={url}
              alt={alt}
              width={1200}
              height={1200}
              sizes={zoomed ? '250vw' : '100vw'}
            />
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <span className={styles.count} aria-live="polite">
          {positionText(shown, pictures.length)}
        </span>
        <Tool
          icon={zoomed ? 'minus' : 'plus'}
          label={zoomed ? labels.zoomOut : labels.zoomIn}
          onClick={toggle}
        />
        <Tool icon="close" label={labels.close} onClick={close} />
      </div>
      {pictures.length > 1 && (
        <div className={styles.steps}>
          <Tool
            icon="chevron-left"
            label={labels.previous}
            disabled={shown === 0}
            onClick={() => {
              show(shown - 1);
            }}
          />
          <Tool
            icon="chevron-right"
            label={labels.next}
            disabled={shown === pictures.length - 1}
            onClick={() => {
              show(shown + 1);
            }}
          />
        </div>
      )}
    </dialog>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** Uses `aria-disabled` instead of `disabled`, to keep the focus at the end of the row. */
function Tool({ icon, label, disabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
