import { useEffect, useRef, type FormEvent } from 'react';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useLatePart } from '@kashi/kit/late/use-late-part';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { Glyph } from '../frame-parts/Glyph.tsx';
import { Contained } from '../frame-parts/Contained.tsx';
import { useAddress } from '../frame-parts/use-address.ts';
import { useListingPath } from './listing-path.ts';
import { messages } from './messages.ts';
import { isTypingSearch, sends } from './typed-search.ts';
import styles from './SearchBox.module.css';

const loadSuggestions = () =>
  import('./search/Suggestions.tsx').then((module) => module.Suggestions);

/**
 * The shop's search: a plain form that any browser can send. The first focus loads the suggestions, which turn the same input
 * into a combobox, so that typed text is never lost.
 */
export function SearchBox() {
  const { navigate, report } = useShellApi();
  const { pathname, search, searchParams } = useAddress();
  const listingPath = useListingPath();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(pathname + search);
  const sent = useRef<string[]>([]);
  const [Suggestions, want] = useLatePart(loadSuggestions);

  // The box follows the address, but keeps text that was typed before hydration or is being typed.
  useEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    if (!isTypingSearch()) form.current?.reset();
  }, [pathname, search]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value ?? '';
    const value = text.trim();
    if (!value) return input.current?.focus();
    sends(text);
    sent.current.push(value);
    navigate(listingPath({ SearchValue: value }));
  }

  return (
    <form
      ref={form}
      className={styles.search}
      role="search"
      action={listingPath()}
      onSubmit={handleSubmit}
    >
      <span className={styles.submit}>
        <IconButton type="submit" label={messages.search.submit}>
          <Glyph name="search" />
        </IconButton>
      </span>
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="SearchValue"
        defaultValue={searchParams.get('SearchValue') ?? ''}
        placeholder={messages.search.placeholder}
        aria-label={messages.search.label}
        autoComplete="off"
        maxLength={300}
        enterKeyHint="search"
        onFocus={() => void want()}
      />
      {Suggestions && (
        <Contained report={report}>
          <Suggestions input={input} sent={sent} />
        </Contained>
      )}
    </form>
  );
}
