'use client';

import 'leaflet/dist/leaflet.css';
import {
  control,
  divIcon,
  latLngBounds,
  layerGroup,
  map,
  marker,
  tileLayer,
  type Map as LeafletMap,
} from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Branch } from '@/lib/branches/contract';
import type { MapTilesSource } from '@/lib/branches/map-tiles';
import { drawOutline } from './map-outline';
import styles from './branch-picker.module.scss';

interface BranchMapProps {
  readonly branches: readonly Branch[];
  readonly chosenId: number | null;
  readonly onChoose: (branchId: number) => void;
  /** Includes branches without pickup, for maps that link to branch pages. */
  readonly choosesAny?: boolean;
  /** If undefined, or if no tile loads, the map is an outline of the country. */
  readonly tiles: MapTilesSource | undefined;
}

/** Zoom limit for one branch: closer views show no surroundings. */
const CLOSEST = 15;
/** An outline has no streets, so it stops at the level of a province. */
const CLOSEST_OUTLINE = 9;

/** Loaded on demand. The list beside it has the same branches, for keyboard and screen reader. */
export function BranchMap(props: BranchMapProps) {
  const { branches, chosenId, onChoose, choosesAny = false, tiles } = props;
  const intl = useIntl();
  const { place, view, isOutline } = useLeaflet(tiles?.url);

  useEffect(() => {
    if (!view) return;
    const marks = branches.map(({ id, name, lat, lng, ready_at: readyAt }) =>
      marker([lat, lng], {
        icon: divIcon({ className: markClass(id === chosenId), iconSize: [28, 28] }),
        keyboard: false,
        opacity: readyAt === null && !choosesAny ? 0.5 : 1,
      })
        .bindTooltip(inText(name))
        .on('click', () => {
          if (readyAt !== null || choosesAny) onChoose(id);
        }),
    );
    const group = layerGroup(marks).addTo(view);
    return () => {
      group.remove();
    };
  }, [view, branches, chosenId, choosesAny, onChoose]);

  useEffect(() => {
    const points = branches.map(({ lat, lng }) => [lat, lng] as [number, number]);
    if (view && points.length > 0) {
      view.fitBounds(latLngBounds(points), { maxZoom: isOutline ? CLOSEST_OUTLINE : CLOSEST });
    }
  }, [view, branches, isOutline]);

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
      <figcaption>
        {isOutline || !tiles ? intl.formatMessage({ id: 'branches.outline' }) : tiles.attribution}
      </figcaption>
    </figure>
  );
}

function useLeaflet(url: string | undefined) {
  const intl = useIntl();
  const zoomInTitle = intl.formatMessage({ id: 'branches.zoomIn' });
  const zoomOutTitle = intl.formatMessage({ id: 'branches.zoomOut' });
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<LeafletMap>();
  const [isAway, setAway] = useState(false);
  const tiles = isAway ? undefined : url;
  useEffect(() => {
    if (!place.current) return;
    const created = map(place.current, {
      attributionControl: false,
      zoomControl: false,
      // Lets the page scroll while the pointer is over the map.
      scrollWheelZoom: false,
    });
    control.zoom({ zoomInTitle, zoomOutTitle }).addTo(created);
    if (tiles === undefined) {
      void drawOutline(created, { land: styles.land ?? '', border: styles.border ?? '' });
    } else addTiles(created, tiles, setAway);
    setView(created);
    return () => {
      setView(undefined);
      created.remove();
    };
  }, [tiles, zoomInTitle, zoomOutTitle]);
  return { place, view, isOutline: tiles === undefined };
}

/** @param onAway called if no tile of the map loads */
function addTiles(view: LeafletMap, url: string, onAway: (isAway: true) => void): void {
  let isThere = false;
  tileLayer(url)
    .on('tileload', () => {
      isThere = true;
    })
    .on('tileerror', () => {
      if (!isThere) onAway(true);
    })
    .addTo(view);
}

function markClass(isChosen: boolean): string {
  return [styles.mark, isChosen ? styles.chosenMark : ''].join(' ').trim();
}

/** Names as text nodes: Leaflet parses strings as HTML. */
function inText(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
