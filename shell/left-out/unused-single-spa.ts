import { cut, emptied } from './cut.ts';

/**
 * Takes what holds all of single-spa together out of its readable build, so that what nobody here calls can be left out: the
 * namespace that it hands to each part and to developer tools, jQuery's events, times of a profiler, and custom events and
 * messages beyond their numbers, which its minified build has not either.
 */
export default function unusedSingleSpa(source: string): string {
  return cut(emptied(source, ['ensureJQuerySupport']), [
    [/^var singleSpa = [^]*?^\}\);$/gm, ''],
    [/,\s+singleSpa(?=\s+\}\);)/g, ''],
    [/^var devtools = \{[^]*?^\};$/gm, ''],
    [/^if \(isInBrowser && window\.__SINGLE_SPA_DEVTOOLS__\) \{[^]*?^\}$/gm, ''],
    [/^if \(isInBrowser\) \{\s+if \(window\.singleSpaNavigate\)[^]*?^\}$/gm, ''],
    [/typeof window !== "undefined"/g, 'true'],
    [/^function useNative [^]*?^\};$/gm, ''],
    [/new customEvent\(/g, 'new CustomEvent('],
    [/(?<!function )\baddProfileEntry\([^;]*\);/g, ''],
    [/\b(?:startTime|unmountFinishedTime) = performance\.now\(\);/g, ''],
    [/(?<=formatErrorMessage\(\w+, )(?:`[^`]*`|"[^"]*")/g, '""'],
  ]);
}
