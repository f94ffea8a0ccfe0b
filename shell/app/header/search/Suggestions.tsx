import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useState, type RefObject } from 'react';
import { mayHealByItself } from '@kashi/contracts/asking/may-heal';
import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { sends } from '../typed-search.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { messages } from './messages.ts';
import {
  forgetSearch,
  forgetSearches,
  readRecentSearches,
  rememberSearch,
} from './recent-searches.ts';
import { useSuggestions } from './suggestion-data.ts';
import { useListingPath } from '../listing-path.ts';
import { groupsOf, recentGroups, type Suggestion } from './suggestion-groups.ts';
import { useCombobox } from './use-combobox.ts';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** The searches that were sent before this code had loaded, oldest first. */
  sent: RefObject<string[]>;
}

/** The suggestions below the search input: the visitor's own searches, then the server's. */
export function Suggestions({ input, sent }: SuggestionsProps) {
  const { announce, navigate } = useShellApi();
  const listingPath = useListingPath();
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [recent, setRecent] = useState<string[]>([]);

  const value = toLatinDigits(text.trim());
  const { answer, retry } = useSuggestions(isOpen ? value : '');
  const isAnswered = value !== '' && answer?.value === value && answer.result !== null;
  const found = answer?.result ? groupsOf(answer.result, answer.value, listingPath) : [];
  const groups = value ? found : recentGroups(recent, listingPath);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const active = suggestions.find(({ key }) => key === activeKey);
  const isListShown = isOpen && suggestions.length > 0;
  const optionId = ({ key }: Suggestion) => `${listId}-${key}`;

  const count = isOpen && isAnswered ? suggestions.length : null;
  useEffect(() => {
    if (count !== null) announce(count ? messages.count(count) : messages.nothing);
  }, [announce, count, value]);

  useEffect(() => sent.current.forEach(rememberSearch), [sent]);

  function open() {
    setRecent(readRecentSearches());
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setActiveKey(null);
  }

  function choose(suggestion: Suggestion) {
    rememberSearch(suggestion.search);
    sends(input.current?.value ?? '');
    close();
    navigate(suggestion.href);
  }

  // The input itself comes between the last suggestion and the first.
  function step(by: 1 | -1) {
    if (!isOpen) return open();
    const places = suggestions.length + 1;
    const place = active ? suggestions.indexOf(active) : suggestions.length;
    setActiveKey(suggestions[(place + by + places) % places]?.key ?? null);
  }

  function clear() {
    if (input.current) empty(input.current);
    setText('');
  }

  /** The keys are by position, so the next suggestion takes the place. */
  function forget({ search }: Suggestion) {
    forgetSearch(search);
    setRecent(readRecentSearches());
    announce(messages.forgotten(search));
  }

  function forgetAll() {
    forgetSearches();
    setRecent([]);
    input.current?.focus();
  }

  // The button disappears with the problem, so the focus moves to the input first.
  function tryAgain() {
    input.current?.focus();
    retry();
  }

  useCombobox({
    input,
    isOpen: isListShown,
    listId,
    activeId: isListShown && active ? optionId(active) : null,
    onType(typed) {
      setText(typed);
      setActiveKey(null);
    },
    onOpen: open,
    onClose: close,
    onStep: step,
    onReturn: () => setActiveKey(null),
    onForget() {
      if (value !== '' || !active) return false;
      forget(active);
      return true;
    },
    onChoose() {
      if (isListShown && active) choose(active);
      return isListShown && active !== undefined;
    },
    onSend() {
      // The last letters may not have been rendered yet.
      rememberSearch(input.current?.value.trim() ?? '');
      close();
    },
  });

  const isPanelShown = isOpen && (value !== '' || recent.length > 0);
  return (
    <>
      {text && (
        <span className={styles.clear}>
          <IconButton label={messages.clear} onClick={clear}>
            <IconX aria-hidden="true" />
          </IconButton>
        </span>
      )}
      {isPanelShown && (
        // Keeps the focus in the input: Safari gives it to no pressed button, and the panel would be gone before the click.
        <div
          className={styles.panel}
          role="presentation"
          onMouseDown={(event) => event.preventDefault()}
        >
          {answer?.problem !== undefined && answer?.problem !== null && (
            <ProblemNotice
              error={answer.problem}
              onRetry={mayHealByItself(answer.problem) ? tryAgain : undefined}
            />
          )}
          {value && !answer && <p className={styles.word}>{messages.waiting}</p>}
          {isAnswered && suggestions.length === 0 && (
            <p className={styles.word}>{messages.nothing}</p>
          )}
          {isListShown && (
            <SuggestionList
              id={listId}
              groups={groups}
              typed={value}
              active={active}
              optionId={optionId}
              onChoose={choose}
              onForget={forget}
            />
          )}
          {!value && (
            <button type="button" className={styles.forget} onClick={forgetAll}>
              {messages.forget}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function empty(input: HTMLInputElement): void {
  input.value = '';
  input.focus();
}
