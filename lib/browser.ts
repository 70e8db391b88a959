/** What leaves the page; in one place, since no test browser can be left. */
export function leaveTo(url: string): void {
  window.location.assign(url);
}

/** Whether the shopper came with the browser's Back or Forward, and wants no page that sends them off again. */
export function cameBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');
}

/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
