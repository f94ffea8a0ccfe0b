import { lateMessages } from './late-messages.ts';

/** A press that waits longer than this for its form's code is told so, in milliseconds. */
const lateMs = 20_000;

/**
 * The gate that the shop's code starts through. It stands inline in the document, like the theme's lines, and does four
 * things; keep it free of `<`, and of words that a browser of ten years ago cannot read.
 *
 * - It lets the code start where the browser is of the floor (`browser-floor`): `findLast` came with Chrome 97, Safari 15.4
 *   and Firefox 104, `rotate` with Chrome 104. `data-code` on the document says so; without it style sheets show the shop
 *   that needs no code, and `start-gate.ts` ends the code before it has begun.
 * - Where the shell's code cannot be had, cannot be read or throws before it is interactive, the gate shuts again: links
 *   and forms are the browser's own, they have the cart that the code had, and what stands in `noscript` is shown, with what
 *   to do instead.
 * - It keeps what is sent before the form's own code is there (`early-press` of the kit), and says when that takes long.
 * - It tells the host of every error of ours, a few for each document: what, where in which file, on which page.
 */
export const startGateScript =
  '(function(w,d){var root=d.documentElement,s=root.dataset,told=0;' +
  "function on(name,take){w.addEventListener(name,take,true)}function isOpen(){return 'code' in s}" +
  // A string becomes HTML by the default policy alone (Trusted Types), which the shell's code may not have made yet.
  'function reveal(){var t=w.trustedTypes;' +
  "if(t&&!t.defaultPolicy)t.createPolicy('default',{createHTML:function(html){return html}});" +
  "[].forEach.call(d.querySelectorAll('noscript'),function(n){n.outerHTML=n.textContent})}" +
  // Forms are answered by the cart that a cookie names; where code has run before, local storage has it.
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
  // A form that only code can send goes nowhere without it; everything else is the browser's, whoever listens.
  "on('click',function(e){if(!isOpen()){keepCart();e.stopImmediatePropagation()}});" +
  "on('submit',function(e){var f=e.target,p=f.dataset;if(p.press)e.preventDefault();" +
  "if(!isOpen()){keepCart();return e.stopImmediatePropagation()}if(!p.press||p.press==='lost')return;p.press='kept';s.navigating='';" +
  "setTimeout(function(){if(p.press!=='kept')return;p.late=d.getElementById('announcer').textContent='" +
  lateMessages.press +
  `';delete s.navigating},${lateMs})});` +
  "if([].findLast&&w.CSS&&CSS.supports('rotate','1deg'))s.code='';else shut()})(window,document)";
