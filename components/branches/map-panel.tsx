'use client';

import { lazy, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Branch } from '@/lib/branches/contract';
import { whenConnected } from '@/lib/browser/connection';
import styles from './branch-picker.module.scss';
import { useMapTiles } from './map-tiles';

/** Loaded on demand, since the map library is large. */
const BranchMap = lazy(() =>
  whenConnected(() => import('./branch-map').then((module) => ({ default: module.BranchMap }))),
);

interface MapPanelProps {
  readonly branches: readonly Branch[];
  readonly chosenId: number | null;
  readonly onChoose: (branchId: number) => void;
  readonly choosesAny?: boolean;
}

/** Toggle for the map. The list beside it has the same information. */
export function MapPanel(props: MapPanelProps) {
  const intl = useIntl();
  const id = useId();
  const tiles = useMapTiles();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Icon name="pin" size="sm" />
        {intl.formatMessage({ id: isOpen ? 'branches.hideMap' : 'branches.showMap' })}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<div className={styles.map} />}>
            <BranchMap {...props} tiles={tiles} />
          </Suspense>
        )}
      </div>
    </>
  );
}
