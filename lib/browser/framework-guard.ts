/**
 * Next and React probe these APIs at start, and expect them to work or to be absent. Makes those absent that are null
 * or throw. In the head of every page, before their scripts.
 */
export const frameworkGuardScript = `(function(g){g(window,'navigation',function(){return window.navigation});g(window,'IntersectionObserver',function(){return new IntersectionObserver(function(){})});['mark','measure'].forEach(function(n){g(performance,n,function(){return performance[n]})})})(function(o,n,f){try{if(f()!==null)return}catch(e){}try{Object.defineProperty(o,n,{value:void 0,configurable:true})}catch(e){}})`;
