'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { normalizeError } from '@/lib/api/error';
import { useLocale } from '@/lib/i18n/use-locale';
import type { Direction } from '@/lib/shelves/contract-values';
import { officeTreeKey, saveMove } from '@/lib/shelves/queries-categories';
import { useUi } from '@/stores/ui';
import { useKeepTree } from './shelf';

/** Position among neighbours, and the version of their order. */
export interface Place {
  readonly index: number;
  readonly of: number;
  readonly order: string;
}

interface MoveButtonsProps {
  readonly kind: 'category' | 'department';
  readonly id: number;
  readonly name: string;
  readonly place: Place;
}

/** One step up or down. The pressed button keeps the focus, so that it can be pressed again. */
export function MoveButtons({ kind, id, name, place }: MoveButtonsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const queries = useQueryClient();
  const keep = useKeepTree();
  const pressed = useRef<HTMLButtonElement>(null);
  const { index, of, order } = place;
  const move = useMutation({
    mutationFn: (direction: Direction) => saveMove(locale, { kind, id, version: order }, direction),
    retry: false,
    onSuccess: (tree, direction) => {
      keep(tree);
      const position = index + (direction === 'up' ? 0 : 2);
      const message = { id: 'shelves.moved' };
      useUi.getState().showToast(intl.formatMessage(message, { name, position, of }));
    },
    onError: (error) => {
      useUi.getState().showToast(normalizeError(error).message, 'danger');
      void queries.invalidateQueries({ queryKey: officeTreeKey });
    },
  });
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
      busy={move.isPending}
      aria-label={intl.formatMessage({ id: `shelves.move.${direction}` }, { name })}
      aria-disabled={!isPossible[direction]}
      onClick={(event) => {
        if (!isPossible[direction]) return;
        pressed.current = event.currentTarget;
        move.mutate(direction);
      }}
    >
      <Icon name="chevron-down" />
    </Button>
  ));
}
