import http from 'node:http'; import fs from 'node:fs'; import path from 'node:path';
import { chromium } from 'playwright-core';
const T={'.html':'text/html','.js':'text/javascript','.css':'text/css','.svg':'image/svg+xml','.woff2':'font/woff2','.avif':'image/avif','.webp':'image/webp','.jpg':'image/jpeg','.png':'image/png','.json':'application/json'};
const serve=(root)=>new Promise(r=>{const s=http.createServer((q,a)=>{let p=decodeURIComponent(new URL(q.url,'http://x').pathname);let f=path.join(root,p==='/'?'index.html':p);if(!fs.existsSync(f)||fs.statSync(f).isDirectory())f=path.join(root,p+'.html');if(!fs.existsSync(f)){a.statusCode=404;return a.end()}a.setHeader('content-type',T[path.extname(f)]??'application/octet-stream');a.end(fs.readFileSync(f))}).listen(0,()=>r('http://127.0.0.1:'+s.address().port))});
const A=await serve('/tmp/dist-base'),B=await serve('/work/wt-m/dist');
const b=await chromium.launch({executablePath:process.env.JB,args:['--no-sandbox']});
const out='/tmp/m-shots';fs.rmSync(out,{recursive:true,force:true});fs.mkdirSync(out,{recursive:true});
const only=process.argv[2];
const scenes={
 header:{path:'/about-us',sel:'header',consent:1},
 headerHere:{path:'/fees-and-faqs',sel:'header',consent:1},
 headerTeam:{path:'/team',sel:'header',consent:1},
 headerHome:{path:'/',sel:'header',consent:1},
 compact:{path:'/about-us',clip:[0,0,0,100],consent:1,act:async p=>{await p.evaluate(()=>scrollTo(0,400));await p.waitForTimeout(700)}},
 therapy:{path:'/about-us',clip:[0,0,0,900],consent:1,min:1024,act:async p=>{await p.click('[popovertarget=therapy-menu]');await p.waitForTimeout(300)}},
 teamm:{path:'/team',clip:[0,0,0,900],consent:1,min:1024,act:async p=>{await p.click('[popovertarget=team-menu]');await p.hover('#team-menu li a');await p.waitForTimeout(600)}},
 sheet:{path:'/fees-and-faqs',clip:[0,0,0,900],consent:1,max:1023,act:async p=>{await p.click('[commandfor=menu-sheet]');await p.waitForTimeout(300)}},
 sheetOpen:{path:'/team',clip:[0,0,0,900],consent:1,max:1023,act:async p=>{await p.click('[commandfor=menu-sheet]');await p.click('#menu-sheet summary >> nth=1');await p.waitForTimeout(600)}},
 bar:{path:'/about-us',clip:[0,500,0,400]},
 prefs:{path:'/about-us',clip:[0,0,0,900],act:async p=>{await p.click('#cookie-bar [data-consent-do=open]');await p.waitForTimeout(1200)}},
 prefsSet:{path:'/about-us',clip:[0,0,0,900],gpc:1,act:async p=>{await p.click('#cookie-bar [data-consent-do=open]');await p.waitForTimeout(800);await p.click('[name=functional]');await p.waitForTimeout(500)}},
 footer:{path:'/about-us',sel:'body > footer',consent:1},
 footerPlain:{path:'/crisis-support',sel:'body > footer',consent:1,full:1},
 exit:{path:'/crisis-support',clip:[0,0,0,300],consent:1},
 exitC:{path:'/quiz',clip:[0,0,0,300],consent:1,act:async p=>{await p.evaluate(()=>scrollTo(0,400));await p.waitForTimeout(700)}},
 minimal:{path:'/links',sel:'body > footer',consent:1},
 minHead:{path:'/links',sel:'body > header',consent:1},
 vibe:{path:'/vibe-check',sel:'body > footer',consent:1},
 es:{path:'/es',sel:'body > footer'},
 esH:{path:'/es',sel:'body > header'},
 banner:{path:'/',clip:[0,0,0,60],consent:1},
 quizbox:{path:'/',clip:[0,0,0,900],consent:1,min:768,act:async p=>{await p.evaluate(()=>document.getElementById('quizBox').showModal());await p.waitForTimeout(200)},block:1},
};
for(const w of [390,768,1024,1440])for(const dark of [0,1])for(const [name,s] of Object.entries(scenes)){
 if(only&&!only.split(',').includes(name))continue; if((s.min&&w<s.min)||(s.max&&w>s.max))continue; if(dark&&w!==1440&&w!==390)continue;
 const res=[];
 for(const [k,base] of [['a',A],['b',B]]){
  const c=await b.newContext({viewport:{width:w,height:900},colorScheme:dark?'dark':'light',reducedMotion:'reduce'});
  const p=await c.newPage();
  if(s.block)await p.route(/Quiz|client\./,r=>r.abort());
  if(s.consent)await p.addInitScript(()=>{localStorage.setItem('cookie-consent','true');localStorage.setItem('cookie-consent-timestamp',String(Date.now()));localStorage.setItem('cookie-preferences','{"necessary":true}')});
  if(s.gpc)await p.addInitScript(()=>Object.defineProperty(navigator,'globalPrivacyControl',{value:true}));
  try{
  await p.goto(base+s.path,{waitUntil:'load'});await p.waitForTimeout(500);
  if(s.act)await s.act(p);
  const f=`${out}/${name}-${w}${dark?'d':''}-${k}.png`;res.push(f);
  if(s.clip)await p.screenshot({path:f,clip:{x:0,y:s.clip[1],width:w,height:s.clip[3]}});
  else{await p.locator(s.sel).first().screenshot({path:f});}
  }catch(e){console.log(name,w,k,String(e).slice(0,120))}
  await c.close();
 }
 if(res.length===2){const {spawnSync}=await import('node:child_process');const r=spawnSync('compare',['-metric','AE',...res,res[0].replace('-a.','-diff.')]);const n=String(r.stderr).trim();if(n!=='0'&&!/^0 /.test(n))console.log(name,w,dark?'dark':'light','AE',n);else if(only)console.log(name,w,dark,'same')}
}
await b.close();process.exit();
