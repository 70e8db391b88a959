'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { facility } from '@/lib/browser/browser';
import styles from './hero-carousel.module.scss';
import { HeroSlide, type Slide } from './hero-slide';

const TURN_MS = 7_000;
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

interface HeroCarouselProps {
  readonly labels: {
    readonly region: string;
    readonly previous: string;
    readonly next: string;
    readonly pause: string;
    readonly play: string;
  };
  readonly slides: readonly Slide[];
}

/** Scroll-snap carousel. Adds buttons, and rotates the slides until the shopper interacts. */
export function HeroCarousel({ labels, slides }: HeroCarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const still = useSyncExternalStore(
    watchMotion,
    () => motion()?.matches === true,
    () => false,
  );
  /** Choice of the shopper; until then it rotates, unless reduced motion is preferred. */
  const [chosen, setPlaying] = useState<boolean>();
  const playing = chosen ?? !still;
  const count = slides.length;

  const turn = (by: number) => {
    setPlaying(false);
    scrollToSlide(strip.current, (current + by + count) % count);
  };

  useEffect(() => {
    const list = strip.current;
    if (!list || !playing) return;
    const timer = window.setInterval(() => {
      const busy = document.hidden || list.matches(':hover, :focus-within');
      const next = Math.round(list.scrollLeft / list.clientWidth) + 1;
      if (!busy) scrollToSlide(list, next % count);
    }, TURN_MS);
    return () => {
      window.clearInterval(timer);
    };
  }, [playing, count]);

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={labels.region}>
      <ul
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: list }) => {
          setCurrent(Math.round(list.scrollLeft / list.clientWidth));
        }}
        onPointerDown={() => {
          setPlaying(false);
        }}
      >
        {slides.map((slide, index) => (
          <HeroSlide key={slide.id} slide={slide} first={index === 0} />
        ))}
      </ul>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.previous}
          onClick={() => {
            turn(-1);
          }}
        >
          <Icon name="chevron-left" size="sm" />
        </button>
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            <span key={index} data-current={index === current} />
          ))}
        </span>
        <button
          type="button"
          className={styles.step}
          aria-label={labels.next}
          onClick={() => {
            turn(1);
          }}
        >
          <Icon name="chevron-right" size="sm" />
        </button>
        <button
          type="button"
          className={styles.pause}
          aria-label={playing ? labels.pause : labels.play}
          data-playing={playing}
          onClick={() => {
            setPlaying(!playing);
          }}
        />
      </div>
    </section>
  );
}

/** Media query for reduced motion; undefined in old browsers. */
function motion(): MediaQueryList | undefined {
  return facility(() => window.matchMedia(LESS_MOTION));
}

function watchMotion(changed: () => void): () => void {
  const query = motion();
  query?.addEventListener('change', changed);
  return () => {
    query?.removeEventListener('change', changed);
  };
}

function scrollToSlide(list: HTMLElement | null, index: number) {
  const behavior = motion()?.matches ? 'instant' : 'smooth';
  list?.scrollTo({ left: index * list.clientWidth, behavior });
}
