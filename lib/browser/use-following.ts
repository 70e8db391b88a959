import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

let goingBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener(
    'popstate',
    () => {
      goingBack = true;
      setTimeout(() => {
        goingBack = false;
      });
    },
    { capture: true },
  );
}

/** Whether the page renders because of Back or Forward; React renders within that event. */
export function isGoingBack(): boolean {
  return goingBack;
}

/**
 * Whether content below the first view should render. True in server HTML and hydration. After a client navigation it
 * follows the first frame, for speed. On Back it renders at once, so that the browser can restore the scroll
 * position.
 */
export function useFollowing(): boolean {
  const isClicked = useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
  const [isDue, setDue] = useState(() => !isClicked || isGoingBack());
  useEffect(() => {
    startTransition(() => {
      setDue(true);
    });
  }, []);
  return isDue;
}

const subscribeToNothing = () => () => undefined;
const inBrowser = () => true;
/** Also the value during hydration. */
const onServer = () => false;
