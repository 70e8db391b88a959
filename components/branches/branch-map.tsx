'use client';

import 'leaflet/dist/leaflet.css';
import { control, divIcon, latLngBounds, layerGroup, map, marker, tileLayer } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Branch } from '@/lib/api/contract/places';
import type { MapTilesSource } from '@/lib/map-tiles';
import styles from './branch-picker.module.scss';

interface BranchMapProps {
  readonly branches: readonly Branch[];
  readonly chosenId: number | null;
  readonly onChoose: (branchId: number) => void;
  readonly tiles: MapTilesSource;
  /** Not one picture of the map came. */
  readonly onAway: () => void;
}

/** Closer than a quarter of a town says nothing about where a branch lies. */
const CLOSEST = 15;

/** Loaded on demand. Whoever cannot use it has every branch in the list beside it. */
export function BranchMap({ branches, chosenId, onChoose, tiles, onAway }: BranchMapProps) {
  const intl = useIntl();
  const { place, view } = useLeaflet(tiles.url, onAway);

  useEffect(() => {
    if (!view) return;
    const marks = branches.map(({ id, name, lat, lng, ready_at: readyAt }) =>
      marker([lat, lng], {
        icon: divIcon({ className: markClass(id === chosenId), iconSize: [28, 28] }),
        keyboard: false,
        opacity: readyAt === null ? 0.5 : 1,
      })
        .bindTooltip(inText(name))
        .on('click', () => {
          if (readyAt !== null) onChoose(id);
        }),
    );
    const group = layerGroup(marks).addTo(view);
    return () => {
      group.remove();
    };
  }, [view, branches, chosenId, onChoose]);

  useEffect(() => {
    const points = branches.map(({ lat, lng }) => [lat, lng] as [number, number]);
    if (view && points.length > 0) view.fitBounds(latLngBounds(points), { maxZoom: CLOSEST });
  }, [view, branches]);

  useEffect(() => {
    const chosen = branches.find(({ id }) => id === chosenId);
    if (view && chosen) view.panTo([chosen.lat, chosen.lng]);
  }, [view, branches, chosenId]);

  return (
    <figure className={styles.figure}>
      <div
        ref={place}
        className={styles.map}
        role="group"
        aria-label={intl.formatMessage({ id: 'branches.mapLabel' })}
      />
      <figcaption>{tiles.attribution}</figcaption>
    </figure>
  );
}

function useLeaflet(url: string, onAway: () => void) {
  const intl = useIntl();
  const zoomInTitle = intl.formatMessage({ id: 'branches.zoomIn' });
  const zoomOutTitle = intl.formatMessage({ id: 'branches.zoomOut' });
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<LeafletMap>();
  const away = useRef(onAway);
  useEffect(() => {
    away.current = onAway;
  }, [onAway]);
  useEffect(() => {
    if (!place.current) return;
    const created = map(place.current, {
      attributionControl: false,
      zoomControl: false,
      // The page scrolls on over it.
      scrollWheelZoom: false,
    });
    control.zoom({ zoomInTitle, zoomOutTitle }).addTo(created);
    let isThere = false;
    tileLayer(url)
      .on('tileload', () => {
        isThere = true;
      })
      .on('tileerror', () => {
        if (!isThere) away.current();
      })
      .addTo(created);
    setView(created);
    return () => {
      setView(undefined);
      created.remove();
    };
  }, [url, zoomInTitle, zoomOutTitle]);
  return { place, view };
}

function markClass(isChosen: boolean): string {
  return [styles.mark, isChosen ? styles.chosenMark : ''].join(' ').trim();
}

/** Names are text: Leaflet would take a string for markup. */
function inText(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
