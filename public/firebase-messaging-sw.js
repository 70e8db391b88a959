/*
 * Shows push messages of the shop. It lives in a scope of its own beside other workers and answers no requests. FCM sends
 * data alone: { data: { title, body, url, tag } }. A page of the shop that is looked at shows the message itself.
 */
self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('push', (event) => {
  event.waitUntil(receive(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});

async function receive(payload) {
  const message = messageOf(payload);
  if (!message) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = pages.filter((page) => page.visibilityState === 'visible');
  if (seen.length > 0) {
    for (const page of seen) page.postMessage({ type: 'shop-push', text: message.body });
    return;
  }
  await self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    icon: '/icon-192.png',
    data: { url: message.url },
  });
}

/* Undefined for what is none of ours; only addresses of the shop are opened. */
function messageOf(payload) {
  try {
    const { title, body, url, tag } = payload.json().data;
    const address = new URL(url, self.location.origin);
    if (typeof title !== 'string' || typeof body !== 'string') return undefined;
    return address.origin === self.location.origin
      ? { title, body, tag, url: address.href }
      : undefined;
  } catch {
    return undefined;
  }
}
