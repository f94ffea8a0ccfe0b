import { messagesBefore } from './before-messages.ts';

/** The inline code of documents from the time when it belonged to the host and shells spoke wire 1. It must not change. */
const theme =
  "(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}" +
  "document.documentElement.dataset.theme=t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()";

const startGate =
  '(function(w,d){var root=d.documentElement,s=root.dataset,told=0;' +
  "function on(name,take){w.addEventListener(name,take,true)}function isOpen(){return 'code' in s}" +
  'function reveal(){var t=w.trustedTypes;' +
  "if(t&&!t.defaultPolicy)t.createPolicy('default',{createHTML:function(html){return html}});" +
  "[].forEach.call(d.querySelectorAll('noscript'),function(n){n.outerHTML=n.textContent})}" +
  "function keepCart(){try{var hash=localStorage.getItem('CartHashId');" +
  "if(hash&&!/CartHashId=./.test(d.cookie))d.cookie='CartHashId='+hash+';path=/;samesite=lax'}catch(e){}}" +
  'function shut(){delete s.code;delete s.navigating;keepCart();' +
  "[].forEach.call(d.querySelectorAll('form[data-press]'),function(f){f.dataset.press='early'});" +
  "if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',reveal);else reveal()}" +
  'function tell(what,where){if(!isOpen()||told++>4||!navigator.sendBeacon)return;' +
  "navigator.sendBeacon('/troubles',JSON.stringify([String(what).slice(0,300),String(where).slice(0,600),location.pathname]))}" +
  'function fail(what,where){where=what&&what.stack||where;tell(what,where);var by=/\\/r\\/([\\w-]+)/.exec(where);' +
  "if(isOpen()&&!('interactive' in s)&&by&&by[1]==='shell')shut()}" +
  "on('error',function(e){var t=e.target;if(t.type==='module')fail('not loaded',t.src);" +
  "else if(e.message)fail(e.error||e.message,e.filename+':'+e.lineno+':'+e.colno)});" +
  "on('unhandledrejection',function(e){fail(e.reason,'')});" +
  "on('trouble',function(e){tell(e.detail[0]+': '+e.detail[1],e.detail[1]&&e.detail[1].stack)});" +
  "on('click',function(e){if(!isOpen()){keepCart();e.stopImmediatePropagation()}});" +
  "on('submit',function(e){var f=e.target,p=f.dataset;if(p.press)e.preventDefault();" +
  "if(!isOpen()){keepCart();return e.stopImmediatePropagation()}if(!p.press||p.press==='lost')return;p.press='kept';s.navigating='';" +
  "setTimeout(function(){if(p.press!=='kept')return;p.late=d.getElementById('announcer').textContent='" +
  messagesBefore.press +
  `';delete s.navigating},20000)});` +
  "if([].findLast&&w.CSS&&CSS.supports('rotate','1deg'))s.code='';else shut()})(window,document)";

const begin =
  '(function(w,d){var wanted,begun,first=here();' +
  'function here(){return w.location.pathname+w.location.search}' +
  `function code(){return d.getElementById('code')}` +
  "function begin(){wanted=1;if(begun||d.readyState==='loading'||!('code' in d.documentElement.dataset))return;" +
  'begun=1;d.head.append(code().content)}' +
  'function afterFrame(){requestAnimationFrame(function(){setTimeout(begin)})}' +
  "function afterPicture(){var p=d.querySelector('img[fetchpriority=high]');" +
  'if(p)p.decode().then(afterFrame,afterFrame);else begin()}' +
  "w.addEventListener('popstate',function(){" +
  "if(!('interactive' in d.documentElement.dataset)&&here()!==first)w.location.reload()});" +
  "['pointerdown','keydown'].forEach(function(name){w.addEventListener(name,begin,true)});" +
  "d.addEventListener('DOMContentLoaded',function(){if(wanted||'atOnce' in code().dataset)return begin();" +
  `setTimeout(begin,2000);if(!w.PerformanceObserver)return;` +
  "new PerformanceObserver(function(seen){if(seen.getEntriesByName('first-contentful-paint').length)afterPicture()})" +
  ".observe({type:'paint',buffered:true})})})(window,document)";

export const scriptsBefore = [theme, startGate, begin];
