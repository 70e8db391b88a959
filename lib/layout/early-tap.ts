const ALIVE = 'shop:alive';

/**
 * Keeps the last tap on a button that came before the page's code ran; links and forms need no code, but for a search
 * for nothing, which is answered on the spot. Nobody else hears of a tap that is kept: React listens before it has made
 * the page its own, and would answer it as well. Stands in the head of every page.
 */
export const earlyTapScript = `(function(){var held=null,hold=function(e){held=e.target.closest('button');if(held&&held.type!=='button'){var search=held.closest('[role=search]'),words=search&&search.keyword;if(words&&!words.value.trim())e.preventDefault();else held=null}if(held)e.stopPropagation()};addEventListener('click',hold,true);addEventListener('${ALIVE}',function(){removeEventListener('click',hold,true);if(held&&held.isConnected)held.click()},{once:true})})()`;

/** Says, also to who looks at the document, that buttons answer from now on; the tap that was kept happens now. */
export function releaseEarlyTap(): void {
  document.documentElement.setAttribute('data-alive', '');
  window.dispatchEvent(new Event(ALIVE));
}
