/**
 * Runs before first paint: inside the mobile app (`?source=mobile`) header, side menu and footer are
 * hidden, for the rest of the browser session. A script and not a parameter of the page, so that the
 * page stays the same for everybody and cacheable.
 */
export const bareChromeScript = `try{var s=sessionStorage;if(new URLSearchParams(location.search).get('source')==='mobile')s.setItem('source','mobile');if(s.getItem('source')==='mobile')document.documentElement.dataset.chrome='bare'}catch(e){}`;
