/**
 * Runs before first paint: inside the mobile app (`?source=mobile`), hides header, side menu and footer for the rest
 * of the browser session. A script instead of a page parameter, so that the page stays cacheable.
 */
export const bareChromeScript = `try{var s=sessionStorage;if(new URLSearchParams(location.search).get('source')==='mobile')s.setItem('source','mobile');if(s.getItem('source')==='mobile')document.documentElement.dataset.chrome='bare'}catch(e){}`;
