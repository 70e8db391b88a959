import { useState, type DragEvent } from 'react';

/** Type of the dragged data, by the list that takes it. */
const typeOf = (list: string) => `application/x-place-${list}`;

/** Items with one moved from a place to another, counted from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...item);
}

/**
 * Props of what is dragged to give an item another place.
 *
 * @param item its place, counted from 0, or its id
 */
export function dragged(item: number, list = 'items') {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(typeOf(list), String(item));
    },
  };
}

/** Takes dragged items of its list, and nothing else, such as files. */
export function useDropTarget(onDropped: (item: number) => void, list = 'items') {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(typeOf(list))) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => {
      setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      const place = event.dataTransfer.getData(typeOf(list));
      if (place === '') return;
      event.preventDefault();
      onDropped(Number(place));
    },
  };
}

/** Moving an item in the page takes the focus away from its button, and its last place disables it. */
export function keepFocus(button: HTMLButtonElement): void {
  requestAnimationFrame(() => {
    const others = button.parentElement?.querySelectorAll('button') ?? [];
    const next = button.disabled ? [...others].find(({ disabled }) => !disabled) : button;
    next?.focus();
  });
}
