/**
 * Keeps presses on buttons that come before the page's code runs, marks them, and does each once when it runs
 * (`docs/product/pages.md`, "Before the code runs"). Links, forms and buttons of a popover need no code; a form that
 * posts is sent once, because each further press would start it anew.
 *
 * Other listeners do not hear a kept press: React may listen already and would answer it as well.
 */
export const earlyPressScript = `(function(r,k,m,keep){if(!window.Set||!window.MutationObserver)return;k=new Set;m='data-kept';keep=function(e){var b=e.target.closest&&e.target.closest('button'),f=b&&b.form;if(!b||b.matches('[popovertarget],[commandfor]'))return;if(b.type=='button'){e.stopPropagation();k.add(b)}else if(!f||f.method!='post')return;else if(b.hasAttribute(m))e.preventDefault();b.setAttribute(m,'')};addEventListener('click',keep,true);new MutationObserver(function(_,o){if(!r.hasAttribute('data-alive'))return;o.disconnect();removeEventListener('click',keep,true);document.querySelectorAll('['+m+']').forEach(function(b){b.removeAttribute(m)});k.forEach(function(b){if(b.isConnected)b.click()})}).observe(r,{attributes:true})})(document.documentElement)`;
