const ALIVE = 'shop:alive';

/**
 * Keeps the last tap on a button that came before the page's code ran; links and forms need no code. Stands in the head
 * of every page.
 */
export const earlyTapScript = `(function(){var held=null,hold=function(e){held=e.target.closest('button[type=button]')};addEventListener('click',hold,true);addEventListener('${ALIVE}',function(){removeEventListener('click',hold,true);if(held&&held.isConnected)held.click()},{once:true})})()`;

/** Says that buttons answer from now on; the tap that was kept happens now. */
export function releaseEarlyTap(): void {
  window.dispatchEvent(new Event(ALIVE));
}
