import { codeElement } from '@kashi/shared/border/shell-wire';

/** After the document is whole the code waits no longer than this for the first paint and its picture, in milliseconds. */
const atLatestMs = 2000;

/**
 * Asks for the code of the shop when the first view is painted, its largest picture with it: before that, on a phone's slow
 * line, 110 KB of code would take the road from style, letters and picture, which paint all that the server has rendered.
 * A press or a key asks at once, and `atLatestMs` ends every wait: in a tab that nobody sees nothing is painted.
 *
 * A step in the history that needs no other document, as after a reload, changes the address alone: until the shop listens
 * (`data-interactive`) the server is asked for the page of that address.
 *
 * What is in a `template` neither runs nor is fetched until it stands in the document. Markup is all that is moved, each file
 * with its integrity, so that no string becomes the address of a script. Stands inline in the document, like the
 * start gate's lines, and begins nothing where that gate is shut; keep it free of `<`.
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
  "if(!('interactive' in d.documentElement.dataset)&&here()!==first)w.location.reload()});" +
  "['pointerdown','keydown'].forEach(function(name){w.addEventListener(name,begin,true)});" +
  "d.addEventListener('DOMContentLoaded',function(){if(wanted||'atOnce' in code().dataset)return begin();" +
  `setTimeout(begin,${atLatestMs});if(!w.PerformanceObserver)return;` +
  "new PerformanceObserver(function(seen){if(seen.getEntriesByName('first-contentful-paint').length)afterPicture()})" +
  ".observe({type:'paint',buffered:true})})})(window,document)";
