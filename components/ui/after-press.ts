const left: (() => void)[] = [];
let isPressed = false;

if (typeof document !== 'undefined') {
  const options = { capture: true };
  document.addEventListener('mousedown', begin, options);
  // Before the click of the press: it finds done what a field that was left had to do.
  for (const end of ['mouseup', 'dragend', 'contextmenu']) {
    document.addEventListener(end, finish, options);
  }
}

function begin({ button, target }: MouseEvent): void {
  // The list of a select opens at once, and some browsers tell nobody of the end of its press.
  isPressed = button === 0 && !(target instanceof HTMLSelectElement);
}

function finish(): void {
  isPressed = false;
  for (const work of left.splice(0)) work();
}

/**
 * For what happens when a field is left: where a press took the focus from it, of a mouse or a finger, it waits for the
 * end of the press. A message would move the button away from under the pointer, and a press that ends elsewhere is no
 * click. Browsers do not agree on which buttons take the focus, so what was pressed is not asked for.
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
