/** The address of the bar's style, which the worker answers by itself. */
export const barStylePath = '/kashi-kept.css';

/** Its colours are the page's own tokens. */
export const barStyle = `
#kashi-kept{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1rem;padding:.25rem 1rem;background:var(--color-highlight,#f5be47);color:var(--color-on-highlight,#171922);text-align:center}
#kashi-kept p{margin:0}
#kashi-kept a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:.5rem;color:inherit;font-weight:700;text-decoration:underline}
#kashi-kept a:focus-visible{outline:3px solid currentcolor;outline-offset:2px}
`;

/** The colours of the design's tokens, which this page cannot load. */
export const pageStyle = `
:root{color-scheme:light;--page:#faf7f1;--panel:#fff;--ink:#171922;--soft:#4f4f5a;--edge:#d6ccb9;--link:#26439f}
:root[data-theme=dark]{color-scheme:dark;--page:#0e1322;--panel:#151b2e;--ink:#f0ece3;--soft:#bec1ce;--edge:#3b4564;--link:#a9bbf3}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/2 Vazirmatn,Tahoma,system-ui,sans-serif}
main{max-inline-size:40rem;margin-inline:auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.5rem;line-height:1.6;margin:0}
h2{font-size:1.125rem;margin:2rem 0 .5rem}
p{margin:.25rem 0}
small{color:var(--soft);font-size:.875rem}
ul{list-style:none;margin:0;padding:0;background:var(--panel);border:1px solid var(--edge);border-radius:.75rem}
li{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;column-gap:1rem;padding:.25rem 1rem}
li+li{border-block-start:1px solid var(--edge)}
a{display:inline-flex;align-items:center;min-block-size:2.75rem;color:var(--link)}
a:focus-visible{outline:3px solid currentcolor;outline-offset:2px}
`;
