import { cut, emptied } from '@kashi/build/runtime/cut';

/**
 * Removes the links that hold all of single-spa's readable build together, so that unused parts can be left out: the namespace
 * given to each part and to developer tools, jQuery's events, profiler times, custom events, and messages beyond their numbers,
 * which the minified build lacks too.
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
