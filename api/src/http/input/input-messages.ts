import type * as z from 'zod/mini';

/** The Persian sentence for a wrong field whose contract has no sentence of its own. */
export function inputMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'این مقدار لازم است.'
        : 'این مقدار درست نیست.';
    case 'too_big':
      if (issue.inclusive === false)
        return `این مقدار باید کمتر از ${persian(issue.maximum)} باشد.`;
      return issue.origin === 'string'
        ? `این مقدار باید حداکثر ${persian(issue.maximum)} حرف باشد.`
        : `این مقدار باید حداکثر ${persian(issue.maximum)} باشد.`;
    case 'too_small':
      if (issue.inclusive === false)
        return `این مقدار باید بیشتر از ${persian(issue.minimum)} باشد.`;
      return issue.origin === 'string'
        ? `این مقدار باید حداقل ${persian(issue.minimum)} حرف باشد.`
        : `این مقدار باید حداقل ${persian(issue.minimum)} باشد.`;
    default:
      return 'این مقدار درست نیست.';
  }
}

function persian(count: unknown): string {
  return Number(count).toLocaleString('fa-IR');
}
