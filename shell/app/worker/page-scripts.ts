import { releaseSetHeader } from '@kashi/shared/border/release-set-header';

/** The element above a kept page that says so; `data-back` is its sentence once there is a network. */
export const keptBarElement = 'kashi-kept';

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
const bar=document.getElementById('${keptBarElement}'),at=location.pathname;
let isAway=true;
function onBack(){isAway=false;bar.querySelector('p').textContent=bar.dataset.back}
addEventListener('click',(event)=>{
const link=event.target.closest&&event.target.closest('a[href]');
if(!isAway||!link||link.target||link.hasAttribute('download')||link.origin!==location.origin)return;
if(event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
if(link.hash&&link.pathname===at&&link.search===location.search)return;
event.preventDefault();event.stopPropagation();location.assign(link.href)},true);
addEventListener('single-spa:routing-event',()=>{if(location.pathname!==at)bar.remove()});
${lookForNetwork}
})()`;

/** The visitor's theme, as the shop's own documents set it. */
const theme = `let theme;try{theme=localStorage.getItem('theme')}catch{}
document.documentElement.dataset.theme=theme||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');`;

/** The script of the page in place of one that the browser does not have. A form is not sent again by itself. */
export const offlineScript = {
  unseen: `${theme}function onBack(){location.reload()}${lookForNetwork}`,
  unsent: theme,
};
