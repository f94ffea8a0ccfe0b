import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Price } from '@kashi/ui/goods/Price';
import { PictureTile } from '@kashi/ui/picture/PictureTile';
import { matchingPart } from './matching-part.ts';
import { messages } from './messages.ts';
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts';
import styles from './Suggestions.module.css';

const icons = {
  'sub-group': IconCategory,
  product: IconSearch,
  tag: IconTag,
  recent: IconHistory,
};

interface SuggestionListProps {
  id: string;
  groups: SuggestionGroup[];
  typed: string;
  active: Suggestion | undefined;
  optionId(suggestion: Suggestion): string;
  onChoose(suggestion: Suggestion): void;
  /** Only the visitor's own searches can be removed. */
  onForget(suggestion: Suggestion): void;
}

/** The list of the combobox. Its options are links as well, so that they open in a new tab like any other link. */
export function SuggestionList({
  id,
  groups,
  typed,
  active,
  optionId,
  onChoose,
  onForget,
}: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function handleClick(event: MouseEvent, suggestion: Suggestion) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(suggestion);
  }

  return (
    <div ref={list} id={id} role="listbox" tabIndex={-1} aria-label={messages.label}>
      {groups.map(({ kind, title, suggestions }) => {
        const Icon = icons[kind];
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={styles.title}>
              {title}
            </p>
            <div data-kind={kind} className={styles.options}>
              {suggestions.map((suggestion) => (
                <div key={suggestion.key} role="presentation" className={styles.place}>
                  <a
                    id={optionId(suggestion)}
                    className={styles.option}
                    href={suggestion.href}
                    role="option"
                    aria-selected={suggestion === active}
                    aria-keyshortcuts={kind === 'recent' ? 'Delete' : undefined}
                    tabIndex={-1}
                    onClick={(event) => handleClick(event, suggestion)}
                  >
                    {suggestion.product?.Picture ? (
                      <div className={styles.picture}>
                        <PictureTile picture={suggestion.product.Picture} sizes="2.75rem" alt="" />
                      </div>
                    ) : (
                      <Icon aria-hidden="true" />
                    )}
                    <div className={styles.about}>
                      <Words title={suggestion.title} typed={typed} />
                      {suggestion.of && <small> {suggestion.of}</small>}
                      {suggestion.product?.Price != null && (
                        <ProductPrice {...suggestion.product} Price={suggestion.product.Price} />
                      )}
                    </div>
                  </a>
                  {kind === 'recent' && (
                    // For fingers and mice: a list may contain only options, and the keyboard has Delete.
                    <button
                      type="button"
                      className={styles.forgetOne}
                      title={messages.forgetOne(suggestion.title)}
                      aria-hidden="true"
                      tabIndex={-1}
                      onClick={() => onForget(suggestion)}
                    >
                      <IconX />
                    </button>
                  )}
                </div>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

type Product = NonNullable<Suggestion['product']>;

function ProductPrice({
  Price: price,
  FinalPrice,
  IsAvailable,
  TaxRate,
}: Product & { Price: number }) {
  return (
    <div className={styles.price}>
      <Price price={price} finalPrice={FinalPrice} available={IsAvailable} taxRate={TaxRate} />
    </div>
  );
}

function Words({ title, typed }: { title: string; typed: string }) {
  const [before, match, after] = matchingPart(title, typed);
  return (
    <span>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </span>
  );
}
