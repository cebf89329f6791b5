import { startPostgres } from '/work/main/tests/money/support/postgres.ts';
import { spawn } from 'node:child_process';
const pg = await startPostgres(); const url = await pg.createDatabase();
const t=Date.now();
const p = spawn('npm',['start'],{cwd:'/work/main',env:{...process.env,DATABASE_URL:url,PORT:'4188'},stdio:'inherit',detached:true});
for(let i=0;i<120;i++){ try{ const r=await fetch('http://127.0.0.1:4188/readyz'); if(r.ok)break;}catch{} await new Promise(r=>setTimeout(r,500)); }
console.log('UP',Date.now()-t);
const h={'x-gateway-version':'3','x-merchant-code':'baize'};
for (const u of ['/web/','/api/games/popular?group=popular','/api/system/status','/docs','/outbox','/readyz']) { const r=await fetch('http://127.0.0.1:4188'+u,{headers:h}); console.log(u,r.status,(await r.text()).slice(0,80)); }
const {execSync}=await import('node:child_process');
try{ console.log(execSync('timeout 120 node /tmp/pglogin.mjs',{encoding:'utf8'})); }catch(e:any){console.log(e.stdout,e.stderr)}
process.kill(-p.pid!,'SIGTERM'); await new Promise(r=>p.once('exit',r)); await pg.stop();
