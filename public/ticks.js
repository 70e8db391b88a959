/* Ticks every so many milliseconds, which a page asks for by a message (`lib/steady-ticks.ts`). */
self.addEventListener('message', (event) => {
  setInterval(() => {
    self.postMessage('tick');
  }, event.data);
});
