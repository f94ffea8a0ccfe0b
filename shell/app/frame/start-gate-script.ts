import { lateMessages } from './late-messages.ts';

/** The wait of a press for its form's code after which the shopper is told, in milliseconds. */
const lateMs = 20_000;

/**
 * Opens the gate for the shop's code in browsers of the floor (`browser-floor`): `findLast` came with Chrome 97, Safari 15.4 and
 * Firefox 104, `rotate` with Chrome 104. `data-code` on the document tells so; without it style sheets show the shop without code, and
 * `start-gate.ts` stops the code at its start. It is an inline script like the gate itself, and runs before the first paint. It keeps a
 * press of the header that comes before the gate does.
 */
export const openGateScript =
  "if([].findLast&&window.CSS&&CSS.supports('rotate','1deg'))document.documentElement.dataset.code='';" +
  "addEventListener('click',function(e){document.early=e.target},{capture:true,once:true})";

/**
 * The gate for the shop's code. It is an inline script of the document, after the header, and does three things; keep it free of
 * `<`, and of syntax that a browser of ten years ago cannot read.
 *
 * - It shuts again if the shell's code cannot be loaded or parsed, or throws before it is interactive: the browser handles links
 *   and forms, with the cart that the code had and with a press that was kept, and the content of `noscript` is shown, which says
 *   what to do instead.
 * - It keeps presses that come before the form's own code (`early-press` of the kit), and tells the shopper when that takes long.
 *   The last press of a button without a form, such as a tab, is made again when its part is alive: that of the frame when the
 *   shell is interactive, that of a page when the page has come to life, unless something else was pressed in between.
 * - It reports every error of ours to the host, a few for each document: the error, its place and file, and the page.
 */
export const startGateScript =
  '(function(w,d){var root=d.documentElement,s=root.dataset,told=0;' +
  "function on(name,take){w.addEventListener(name,take,true)}function isOpen(){return 'code' in s}" +
  // By Trusted Types only the default policy turns a string into HTML, and the shell's code may not have created it yet.
  'function reveal(){var t=w.trustedTypes;' +
  "if(t&&!t.defaultPolicy)t.createPolicy('default',{createHTML:function(html){return html}});" +
  "[].forEach.call(d.querySelectorAll('noscript'),function(n){n.outerHTML=n.textContent})}" +
  // Without code the server reads the cart from a cookie; earlier code has kept it in local storage.
  "function keepCart(){try{var hash=localStorage.getItem('CartHashId');" +
  "if(hash&&!/CartHashId=./.test(d.cookie))d.cookie='CartHashId='+hash+';path=/;samesite=lax'}catch(e){}}" +
  // Nobody need press twice: a kept press of a form that the server takes as well is sent by the browser.
  'function shut(){var sent;delete s.code;delete s.navigating;keepCart();' +
  "[].forEach.call(d.querySelectorAll('form[data-press]'),function(f){var p=f.dataset;" +
  "if(p.press==='kept'&&'plain' in p)sent=f.pressed;p.press='early'});" +
  "if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',reveal);else reveal();if(sent)sent.click()}" +
  'function tell(what,where){if(!isOpen()||told++>4||!navigator.sendBeacon)return;' +
  "navigator.sendBeacon('/troubles',JSON.stringify([String(what).slice(0,300),String(where).slice(0,600),location.pathname]))}" +
  'function fail(what,where){where=what&&what.stack||where;tell(what,where);var by=/\\/r\\/([\\w-]+)/.exec(where);' +
  "if(isOpen()&&!('interactive' in s)&&by&&by[1]==='shell')shut()}" +
  "on('error',function(e){var t=e.target;if(t.type==='module')fail('not loaded',t.src);" +
  "else if(e.message)fail(e.error||e.message,e.filename+':'+e.lineno+':'+e.colno)});" +
  "on('unhandledrejection',function(e){fail(e.reason,'')});" +
  "on('trouble',function(e){tell(e.detail[0]+': '+e.detail[1],e.detail[1]&&e.detail[1].stack)});" +
  // A form that needs code is not sent without it, unless its page takes it from the browser as well (`plain`); the browser handles
  // every other press, whatever listeners exist.
  // Asked again and again, since not every browser has a `MutationObserver` that works.
  "function button(at){return at.closest('button[type=button]')}" +
  'var kept=isOpen()&&d.early&&button(d.early);function again(){if(kept&&isOpen())' +
  "if((kept.closest('main')?'alive':'interactive')in s)kept.click();else setTimeout(again,50)}" +
  "on('click',function(e){if(!isOpen()){keepCart();return e.stopImmediatePropagation()}" +
  "kept='interactive' in s?0:button(e.target)||kept;again()});again();" +
  "on('submit',function(e){var f=e.target,p=f.dataset;if(p.press&&(isOpen()||!('plain' in p)))e.preventDefault();" +
  "if(!isOpen()){keepCart();return e.stopImmediatePropagation()}if(!p.press||p.press==='lost')return;p.press='kept';f.pressed=e.submitter;s.navigating='';" +
  "setTimeout(function(){if(p.press!=='kept')return;p.late=d.getElementById('announcer').textContent='" +
  lateMessages.press +
  `';delete s.navigating},${lateMs})});` +
  'if(!isOpen())shut()})(window,document)';
