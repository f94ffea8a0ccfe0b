import { codeElement } from '@kashi/border/shell-wire';

/** The longest wait of the code for the first paint and its picture after the document is parsed, in milliseconds. */
const atLatestMs = 2000;

/**
 * Requests the shop's code when the first view is painted, with its largest picture: earlier, on a phone's slow line, 110 KB of
 * code would delay the style, fonts and picture that paint the server's HTML. A press or a key requests the code at once, and
 * `atLatestMs` ends every wait, because a hidden tab never paints.
 *
 * A step in the history within one document, as after a reload, changes only the address: until the shop is interactive
 * (`data-interactive`) the page of that address is loaded from the server, and `data-left` keeps code that is already running from
 * bringing this document to life in the meantime.
 *
 * The content of a `template` is neither run nor loaded before it is moved into the document. Only markup is moved, each file
 * with its integrity, so that no string becomes the address of a script. This script is inline in the document, like the start
 * gate's, and starts nothing if that gate is shut; keep it free of `<`.
 */
export const beginScript =
  '(function(w,d){var wanted,begun,first=here();' +
  'function here(){return w.location.pathname+w.location.search}' +
  `function code(){return d.getElementById('${codeElement}')}` +
  "function begin(){wanted=1;if(begun||d.readyState==='loading'||!('code' in d.documentElement.dataset))return;" +
  'begun=1;d.head.append(code().content)}' +
  'function afterFrame(){requestAnimationFrame(function(){setTimeout(begin)})}' +
  "function afterPicture(){var p=d.querySelector('img[fetchpriority=high]');" +
  'if(p)p.decode().then(afterFrame,afterFrame);else begin()}' +
  "w.addEventListener('popstate',function(){" +
  "if('interactive' in d.documentElement.dataset||here()===first)return;" +
  "d.documentElement.dataset.left='';w.location.reload()});" +
  "['pointerdown','keydown'].forEach(function(name){w.addEventListener(name,begin,true)});" +
  "d.addEventListener('DOMContentLoaded',function(){if(wanted||'atOnce' in code().dataset)return begin();" +
  `setTimeout(begin,${atLatestMs});if(!w.PerformanceObserver)return;` +
  "new PerformanceObserver(function(seen){if(seen.getEntriesByName('first-contentful-paint').length)afterPicture()})" +
  ".observe({type:'paint',buffered:true})})})(window,document)";
