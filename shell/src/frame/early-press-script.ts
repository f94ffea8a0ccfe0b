/**
 * Keeps what is sent before the form's own code is there (`early-press` of the kit): nothing that was typed is lost by it,
 * and the header's hem says that it is under way. Stands inline in the document like the theme's; keep it free of `<`.
 */
export const earlyPressScript =
  "addEventListener('submit',function(e){var d=e.target.dataset;if(!d.press)return;" +
  "e.preventDefault();d.press='kept';document.documentElement.dataset.navigating=''},true)";
