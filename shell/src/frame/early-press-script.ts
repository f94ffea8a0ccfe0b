/**
 * Keeps what is sent before the form's own code is there (`early-press` of the kit): nothing that was typed is lost by it,
 * and the header's hem says that it is under way. Where the shell's own code cannot be had, nobody would ever take over: such
 * a form is sent as it is, which has the page come once more. Stands inline in the document like the theme's; keep it free
 * of `<`.
 */
export const earlyPressScript =
  '(function(){var lost;' +
  "addEventListener('submit',function(e){var d=e.target.dataset;if(lost||!d.press)return;" +
  "e.preventDefault();d.press='kept';document.documentElement.dataset.navigating=''},true);" +
  "addEventListener('error',function(e){if(e.target.type!=='module')return;lost=true;" +
  "var f=document.querySelector('form[data-press=kept]');if(f)f.submit()},true)})()";
