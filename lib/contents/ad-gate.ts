import { calendarDay } from '../format/bangkok';
import { textsInBrowser, textsInTab } from '../browser/kept';

const SEEN_KEY = 'promotion_seen';
const HIDDEN_KEY = 'promotion_hidden_on';
const SOURCE_KEY = 'source';

/** Whether the promotional ad may open now, once a day. */
export function mayShowAd(now = new Date()): boolean {
  // Inside the mobile app, as stored by `lib/layout/bare-chrome.ts`.
  if (textsInTab.get(SOURCE_KEY) === 'mobile') return false;
  if (textsInTab.get(SEEN_KEY) === '1') return false;
  return textsInBrowser.get(HIDDEN_KEY) !== calendarDay(now);
}

/** Dialogs, sheets and the gallery; open menus; focused inputs and selects. */
const IN_THE_WAY = [
  '[aria-modal="true"]',
  'dialog[open]',
  '[popover]:is(:popover-open)',
  '[data-menu]:is([data-open="true"], [open])',
  ':is(input, textarea, select):focus',
].join();

/** Whether an ad would interrupt the shopper right now. */
export function isInTheWay(): boolean {
  return document.querySelector(IN_THE_WAY) !== null;
}

/** Limits the ad to once per browser session. */
export function markAdSeen(): void {
  textsInTab.set(SEEN_KEY, '1');
}

export function hideAdToday(now = new Date()): void {
  textsInBrowser.set(HIDDEN_KEY, calendarDay(now));
}
