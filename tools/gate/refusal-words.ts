/**
 * A refusal as a person reads it: letters in place of percent signs, and React's own words in place of the number that its build
 * for production leaves of them.
 */
export function inWords(sentence: string): string {
  return withLetters(withReactWords(sentence));
}

/**
 * How React's sentences begin, as its development build has them; `%s` stands for what the number comes with. Those that a page
 * can cause.
 */
export const reactSentences: Record<string, string> = {
  31: 'Objects are not valid as a React child (found: %s)',
  130: 'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: %s',
  185: 'Maximum update depth exceeded',
  300: 'Rendered fewer hooks than expected',
  301: 'Too many re-renders',
  310: 'Rendered more hooks than during the previous render',
  321: 'Invalid hook call',
  418: "Hydration failed because the server rendered %s didn't match the client",
  419: 'The server could not finish this Suspense boundary, likely due to an error during server rendering',
  422: 'There was an error while hydrating but React was able to recover by instead client rendering from the nearest Suspense boundary',
  423: 'There was an error while hydrating but React was able to recover by instead client rendering the entire root',
  482: 'An unknown Component is an async Client Component',
  520: 'There was an error during concurrent rendering but React was able to recover by instead synchronously rendering the entire root',
};

const minified =
  /Minified React error #(\d+)(?:; visit (\S+))?(?: for the full message[^\n]*?warnings\.)?/g;

function withReactWords(text: string): string {
  return text.replace(minified, (_whole, number: string, address: string | undefined) => {
    const sentence = reactSentences[number];
    if (!sentence) return `React error ${number} (https://react.dev/errors/${number})`;
    const values = address ? new URL(address).searchParams.getAll('args[]').values() : [].values();
    return sentence.replace(/%s/g, () => values.next().value ?? 'something');
  });
}

function withLetters(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escaped) => {
    try {
      const letters = decodeURIComponent(escaped);
      // Characters that move a terminal's cursor stay as they are.
      return /\p{Cc}/u.test(letters) ? escaped : letters;
    } catch {
      return escaped;
    }
  });
}
