import { keptGoodsKeys } from '@kashi/border/kept/kept-goods';
import { keptBarElement } from '@kashi/border/kept/kept-offline';
import { releaseSetHeader } from '@kashi/border/release-set-header';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** In place of a release set, where the host cannot be reached. */
export const hostAway = 'away';

/** The wait between two looks for the network, in milliseconds: a phone says that it is connected some time before it is, or never. */
const lookMs = 5000;

/** Calls `onBack` once the host answers again. */
const lookForNetwork = `async function look(){
const answer=await fetch('/healthz').catch(()=>null);
if(answer&&answer.headers.get('${releaseSetHeader}')!=='${hostAway}')onBack();else setTimeout(look,${lookMs})}
addEventListener('online',look);look();`;

/** The address of the script of a kept page, which the worker answers by itself. */
export const keptScriptPath = '/kashi-kept.js';

/**
 * The script of a kept page. Until the host answers again, links load documents, which the worker has or explains: the shell would ask for
 * data that cannot come. It is there before the shell is.
 */
export const keptScript = `(()=>{
const bar=document.getElementById('${keptBarElement}'),here=()=>location.pathname+location.search,at=here();
let isAway=true;
function onBack(){isAway=false;bar.querySelector('p').textContent=bar.dataset.back}
addEventListener('click',(event)=>{
const link=event.target.closest&&event.target.closest('a[href]');
if(!isAway||!link||link.target||link.hasAttribute('download')||link.origin!==location.origin)return;
if(event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
if(link.hash&&link.pathname+link.search===here())return;
event.preventDefault();event.stopPropagation();location.assign(link.href)},true);
addEventListener('single-spa:routing-event',()=>{if(here()!==at)bar.remove()});
${lookForNetwork}
})()`;

/** The visitor's theme, as the shop's own documents set it. */
const theme = `let theme;try{theme=localStorage.getItem('theme')}catch{}
document.documentElement.dataset.theme=theme||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');`;

/**
 * Shows what a guest of this browser saw last in the cart and in the wish list, which only a page can read; on the address of one of them it comes first,
 * with its title, in the place of the sentence that the page was never seen. A line of the cart has the price of all its pieces, as in the cart. The sentence about a form stays. The storage may hold anything, so everything becomes text.
 */
const showGoods = `function showGoods(){
const words=${JSON.stringify(messages.page.goods)},place=document.getElementById('goods');
const add=(to,name,text)=>{const made=document.createElement(name);made.textContent=text;to.append(made);return made};
for(const key of ${JSON.stringify(Object.values(keptGoodsKeys))}){try{
const {path,title,keptAt,goods}=JSON.parse(localStorage.getItem(key));
if(!(Math.abs(Date.now()-keptAt)<${limits.ageMs}))continue;
const isHere=path===location.pathname,section=document.createElement('section');
if(isHere){document.title=title;document.querySelector('h1').textContent=title;const unseen=document.getElementById('unseen');if(unseen)unseen.hidden=true}
else add(section,'h2',title);
const seen=new Date(keptAt).toLocaleString('fa-IR',{dateStyle:'medium',timeStyle:'short',timeZone:'Asia/Tehran'});
add(section,'p',words.seenAt+' '+seen+'. '+words.old);
const list=add(section,'ul','');
for(const {name,path,quantity,price} of goods){const line=add(list,'li',''),link=add(line,'a',name);
link.href=new URL(path,location.origin).pathname;
const facts=[];if(quantity)facts.push(Number(quantity).toLocaleString('fa-IR')+' '+words.pieces);
if(price)facts.push((price*(quantity||1)).toLocaleString('fa-IR')+' '+words.toman);
add(line,'small',facts.join(words.comma))}
isHere?place.prepend(section):place.append(section)}catch{}}}
showGoods();`;

/** The script of the page in place of one that the browser does not have. A form is not sent again by itself. */
export const offlineScript = {
  atOnce: theme,
  unseen: `${showGoods}function onBack(){location.reload()}${lookForNetwork}`,
  unanswered: showGoods,
};
