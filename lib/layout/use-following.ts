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

/** Whether the page is rendered for the browser's back or forward button, which React does within that event. */
export function isGoingBack(): boolean {
  return goingBack;
}

/**
 * Whether what may follow the first frame is due. The server's HTML has it, and so has hydration. On a page that a click
 * brings it follows what is looked at first, which is there the sooner; on the way back it is there at once, for the
 * browser scrolls to where one was.
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
/** Also what hydration sees. */
const onServer = () => false;
