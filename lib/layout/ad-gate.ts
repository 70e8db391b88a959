import { calendarDay } from '../format/bangkok';
import { textsInBrowser, textsInTab } from '../kept';

const SEEN_KEY = 'promotion_seen';
const HIDDEN_KEY = 'promotion_hidden_on';
const SOURCE_KEY = 'source';

/** Whether the promotional ad may open in this session and today. */
export function mayShowAd(now = new Date()): boolean {
  // Inside the mobile app, which `lib/layout/bare-chrome.ts` remembers.
  if (textsInTab.get(SOURCE_KEY) === 'mobile') return false;
  if (textsInTab.get(SEEN_KEY) === '1') return false;
  return textsInBrowser.get(HIDDEN_KEY) !== calendarDay(now);
}

/** Dialogs, sheets and the gallery; menus, whatever opens them; fields that somebody types or chooses in. */
const IN_THE_WAY = [
  '[aria-modal="true"]',
  'dialog[open]',
  '[popover]:is(:popover-open)',
  '[data-menu]:is([data-open="true"], [open])',
  ':is(input, textarea, select):focus',
].join();

/** Whether the ad would come between somebody and what they do at this moment. */
export function isInTheWay(): boolean {
  return document.querySelector(IN_THE_WAY) !== null;
}

/** At most once in a browser session. */
export function markAdSeen(): void {
  textsInTab.set(SEEN_KEY, '1');
}

export function hideAdToday(now = new Date()): void {
  textsInBrowser.set(HIDDEN_KEY, calendarDay(now));
}
