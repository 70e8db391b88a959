import { VIDEO_CALL_MEDIA, type VideoCallMedia } from '@/lib/video-calls/contract-values';
import { isRecord, keptInTab } from '@/lib/browser/kept';

/** Action to resume after reloading a document that was not allowed to use devices. */
export interface Wish {
  readonly conversation: number;
  readonly media: VideoCallMedia;
}

const KEY = 'video_call_wish';

export function readWish(conversation: number): Wish | undefined {
  const kept = keptInTab.getItem(KEY);
  if (!isRecord(kept) || kept['conversation'] !== conversation) return undefined;
  const media = VIDEO_CALL_MEDIA.find((one) => one === kept['media']);
  return media && { conversation, media };
}

export function forgetWish(): void {
  keptInTab.removeItem(KEY);
}

export function reloadWith(wish: Wish): void {
  keptInTab.setItem(KEY, wish);
  window.location.reload();
}
