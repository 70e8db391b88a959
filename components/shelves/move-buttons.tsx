'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface MoveButtonsProps {
  readonly name: string;
  /** Place among its neighbours, counted from 0. */
  readonly index: number;
  readonly of: number;
  readonly busy: boolean;
  /** Moves it to a place, counted from 1. */
  readonly onMove: (position: number) => void;
}

/** One step up or down. The pressed button keeps the focus, so that it can be pressed again. */
export function MoveButtons({ name, index, of, busy, onMove }: MoveButtonsProps) {
  const intl = useIntl();
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A row that moves in the page loses the focus.
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  const isPossible = { up: index > 0, down: index < of - 1 };
  return (['up', 'down'] as const).map((direction) => (
    <Button
      key={direction}
      data-direction={direction}
      size="sm"
      variant="ghost"
      busy={busy}
      aria-label={intl.formatMessage({ id: `shelves.move.${direction}` }, { name })}
      aria-disabled={!isPossible[direction]}
      onClick={(event) => {
        if (!isPossible[direction]) return;
        pressed.current = event.currentTarget;
        onMove(index + (direction === 'up' ? 0 : 2));
      }}
    >
      <Icon name="chevron-down" />
    </Button>
  ));
}
