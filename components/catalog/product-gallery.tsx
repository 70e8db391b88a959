'use client';

import Image from 'next/image';
import { useRef, useState, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './product-gallery.module.scss';

interface ProductGalleryProps {
  readonly images: readonly { readonly thumbnail_url: string; readonly large_url: string }[];
  readonly name: string;
  readonly labels: { readonly gallery: string; readonly enlarge: string; readonly close: string };
}

/** Pictures side by side to swipe through; a click enlarges, without JavaScript in a page of its own. */
export function ProductGallery({ images, name, labels }: ProductGalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const enlarge = (url: string) => (event: MouseEvent) => {
    event.preventDefault();
    setEnlarged(url);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <ul className={styles.strip} aria-label={labels.gallery} data-many={images.length > 1}>
        {images.map(({ large_url: url }, index) => (
          <li key={`${String(index)}-${url}`}>
            <a className={styles.picture} href={url} onClick={enlarge(url)}>
              <Image
                src={url}
                alt={name}
                width={800}
                height={800}
                sizes="(width < 768px) 100vw, (width < 1200px) 50vw, 592px"
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
              />
              <span className={styles.zoom}>
                <Icon name="search" size="sm" />
                <span className="visually-hidden">{labels.enlarge}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={name}
        onClick={close}
        onClose={() => {
          setEnlarged(null);
        }}
      >
        <button type="button" className={styles.close} aria-label={labels.close} onClick={close}>
          <Icon name="close" />
        </button>
        {enlarged !== null && (
          <Image src={enlarged} alt={name} width={1200} height={1200} sizes="100vw" />
        )}
      </dialog>
    </>
  );
}
