import { cut } from '@kashi/build/runtime/cut';

/**
 * Removes React's code for browsers older than the floor: events of Internet Explorer, prefixed events, and detection of features
 * that every browser of the floor has.
 */
export default function withoutOldBrowsers(source: string): string {
  return cut(source, [
    [
      /passiveBrowserEventsSupported = !1;\sif \(canUseDOM\)\s+try \{[^]*?^  \}$/gm,
      'passiveBrowserEventsSupported = !0;',
    ],
    [/canUseDOM && "CompositionEvent" in window/g, '!0'],
    [/canUseDOM &&\s+"documentMode" in document &&\s+\(documentMode = [^;]*;/g, ''],
    [/canUseDOM &&\s+\(!canUseCompositionEvent \|\|[^;]*?\)\)(?=,)/g, '!1'],
    [/canUseDOM = !\([^]*?\)(?=,)/g, 'canUseDOM = !0'],
    [/var isInputEventSupported = !1;\sif \(canUseDOM\) \{[^]*?^\}$/gm, ''],
    [/if \(isInputEventSupported\)(?=\s+getTargetInstFunc)/g, ''],
    [/else \{\s+getTargetInstFunc = getTargetInstForInputEventPolyfill;[^}]*\}/g, ''],
    [/(?<=\s)(?=handleEventFunc = targetInst)/g, 'var '],
    [/handleEventFunc && handleEventFunc\([^;]*;/g, ''],
    [/canUseDOM && "documentMode" in document && 11 >= document\.documentMode/g, '!1'],
    [/vendorPrefixes = \{[^]*?^\s\sstyle = \{\};\scanUseDOM &&[^;]*;$/gm, 'vendorPrefixes;'],
    [/if \(prefixedEventNames\[eventName\]\)[^]*?(?=return eventName;)/g, ''],
  ]);
}
