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
