import { http, HttpResponse } from 'msw';

/** Conversations without calls, on both sides. */
export const noVideoCalls = http.get('*/video-calls', () =>
  HttpResponse.json({ entities: [], offered: false, now: '2026-11-20T03:00:00.000Z' }),
);
