const left: (() => void)[] = [];
let isPressed = false;

if (typeof document !== 'undefined') {
  const options = { capture: true };
  document.addEventListener('mousedown', begin, options);
  // Mouseup comes before click, so that the click sees the result of the blur handler.
  for (const end of ['mouseup', 'dragend', 'contextmenu']) {
    document.addEventListener(end, finish, options);
  }
}

function begin({ button, target }: MouseEvent): void {
  // A select opens at once, and some browsers fire no mouseup for its list.
  isPressed = button === 0 && !(target instanceof HTMLSelectElement);
}

function finish(): void {
  isPressed = false;
  for (const work of left.splice(0)) work();
}

/**
 * Defers a blur handler to the end of the mouse or touch press that caused the blur. An error message would move the
 * button from under the pointer, and the press would be no click. Browsers differ in which buttons take the focus, so
 * the pressed element is not checked.
 */
export function afterPress<Event>(
  handle: ((event: Event) => void) | undefined,
): ((event: Event) => void) | undefined {
  return (
    handle &&
    ((event) => {
      if (isPressed) left.push(() => handle(event));
      else handle(event);
    })
  );
}
