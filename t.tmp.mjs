import { chromium } from 'playwright-core';
const b=await chromium.launch({executablePath:process.env.JB,args:['--no-sandbox']});const p=await b.newPage({viewport:{width:1440,height:900}});
const fs=await import('node:fs');await p.route('**/*',r=>{const u=new URL(r.request().url());if(u.pathname==='/about-us')return r.fulfill({contentType:'text/html',body:fs.readFileSync('dist/about-us.html','utf8')});return r.fulfill({status:404,body:''})});
await p.goto('http://x.test/about-us');await p.click('[popovertarget=therapy-menu]');await p.waitForTimeout(300);
console.log(await p.evaluate(()=>{const b=document.querySelector('[popovertarget=therapy-menu]');return [getComputedStyle(b).backgroundColor,b.matches(':has(+*>:popover-open)'),b.matches(':has(+ * > :popover-open)'),b.matches(':hover'),document.querySelector('#therapy-menu').matches(':popover-open'),matchMedia('(hover:hover)').matches, [...document.styleSheets].length]}));
await b.close()
