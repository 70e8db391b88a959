import { lazy, Suspense, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Picture } from '@/components/ui/picture';
import { fill } from '@/lib/format/fill';
import { whenConnected } from '@/lib/browser/connection';
import { useFollowing } from '@/lib/browser/use-following';
import { positionText, type GalleryLabels, type GalleryPicture } from './gallery-pictures';
import { openingPicture } from './opening-picture';
import styles from './product-gallery.module.scss';

const GalleryViewer = lazy(() =>
  whenConnected(() =>
    import('./gallery-viewer').then((module) => ({ default: module.GalleryViewer })),
  ),
);

export interface ProductGalleryProps {
  readonly pictures: readonly GalleryPicture[];
  readonly labels: GalleryLabels;
}

/** Scroll-snap gallery. A mouse zooms in place; a click opens the viewer, or without JavaScript the picture itself. */
export function ProductGallery({ pictures, labels }: ProductGalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [viewing, setViewing] = useState<number | null>(null);
  const isWhole = useFollowing();

  const show = (index: number) => {
    strip.current?.scrollTo({ left: index * stepOf(strip.current), behavior: 'smooth' });
  };
  const enlarge = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setViewing(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(Math.min(Math.max(0, shown + by), pictures.length - 1));
  };
  return (
    <div className={styles.gallery} role="group" aria-label={labels.gallery} onKeyDown={onKeyDown}>
      <div
        className={styles.frame}
        data-position={pictures.length > 1 ? positionText(shown, pictures.length) : undefined}
      >
        <ul
          ref={strip}
          className={styles.strip}
          data-many={pictures.length > 1}
          onScroll={({ currentTarget }) => {
            setShown(Math.round(currentTarget.scrollLeft / stepOf(currentTarget)));
          }}
        >
          {(isWhole ? pictures : pictures.slice(0, 1)).map((picture, index) => (
            <li key={picture.url}>
              <Shot
                picture={picture}
                first={index === 0}
                label={labels.enlarge}
                onOpen={enlarge(index)}
              />
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {isWhole &&
            pictures.map(({ url }, index) => (
              <li key={url}>
                <button
                  type="button"
                  aria-label={fill(labels.show, { index: index + 1 })}
                  aria-current={index === shown}
                  onClick={() => {
                    show(index);
                  }}
                >
                  <Picture src={url} alt="" width={72} height={72} loading="lazy" />
                </button>
              </li>
            ))}
        </ul>
      )}
      {viewing !== null && (
        <Suspense>
          <GalleryViewer
            pictures={pictures}
            start={viewing}
            labels={labels}
            onClose={() => {
              setViewing(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Distance between pictures in pixels; on phones they are narrower than the strip. */
function stepOf({ firstElementChild: first, scrollWidth, childElementCount }: HTMLElement): number {
  const next = first?.nextElementSibling;
  if (!(first instanceof HTMLElement) || !(next instanceof HTMLElement)) {
    return Math.max(1, scrollWidth / Math.max(1, childElementCount));
  }
  return Math.max(1, next.offsetLeft - first.offsetLeft);
}

interface ShotProps {
  readonly picture: GalleryPicture;
  readonly first: boolean;
  readonly label: string;
  readonly onOpen: (event: MouseEvent) => void;
}

const SIZES = '(width < 768px) 80vw, (width < 1200px) 50vw, 592px';
/** The lens magnifies twice. */
const LENS_SIZES = '1184px';

function Shot({ picture: { url, alt }, first, label, onOpen }: ShotProps) {
  const [close, setClose] = useState(false);
  const [meanwhile, setMeanwhile] = useState(() => (first ? openingPicture() : undefined));
  return (
    <a
      className={styles.picture}
      style={meanwhile === undefined ? undefined : { backgroundImage: `url("${meanwhile}")` }}
      href={url}
      aria-label={[alt, label].join('. ')}
      onClick={onOpen}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setClose(true);
      }}
      onPointerMove={({ currentTarget: { style, clientWidth, clientHeight }, nativeEvent }) => {
        style.setProperty('--x', `${String((nativeEvent.offsetX / clientWidth) * 100)}%`);
        style.setProperty('--y', `${String((nativeEvent.offsetY / clientHeight) * 100)}%`);
      }}
    >
      <Picture
        src={url}
        alt={alt}
        width={1200}
        height={1200}
        sizes={close ? LENS_SIZES : SIZES}
        preload={first}
        onLoad={() => {
          setMeanwhile(undefined);
        }}
      />
    </a>
  );
}
