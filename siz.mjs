import { chromium } from 'playwright';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu']});
const ctx=await b.newContext({viewport:{width:1440,height:900},serviceWorkers:'block'});await ctx.addCookies(['allow_analytic_cookies','allow_advertisement_cookies'].map(name=>({name,value:'0',domain:'localhost',path:'/'})));await ctx.addInitScript(()=>sessionStorage.setItem('promotion_seen','1'));const p=await ctx.newPage();
const c=await ctx.newCDPSession(p);await c.send('Network.enable');const m=new Map();
c.on('Network.responseReceived',e=>{if(e.type==='Script')m.set(e.requestId,e.response.url)});const out=[];c.on('Network.loadingFinished',e=>{if(m.has(e.requestId))out.push([e.encodedDataLength,m.get(e.requestId).split('/').pop()])});
await p.goto('http://localhost:4190'+process.argv[2],{waitUntil:'load'});await p.waitForTimeout(5000);
out.sort((a,b)=>b[0]-a[0]);console.log(out.reduce((s,x)=>s+x[0],0),out.length);for(const o of out)console.log(...o);
await b.close();
