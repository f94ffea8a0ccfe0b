import { useEffect, useSyncExternalStore } from 'react';
import type { ShellApi } from '@kashi/border/shell-api';
import { jalaliDate } from '@kashi/format/jalali';
import { Button } from '@kashi/ui/actions/Button';
import { browserRefuses, consentIn, keepConsent, keptConsent, onConsent } from './consent.ts';
import type { FindPage } from './follow-visit.ts';
import { messages } from './messages.ts';
import styles from './ConsentBar.module.css';

interface Props {
  shell: Pick<ShellApi, 'location' | 'onLocationChange' | 'pages' | 'toast' | 'announce'>;
  /** Whether visitors have been here long enough to be asked. */
  isTime: boolean;
  find: FindPage;
}

/** Asks once whether what the visitor does may be counted (R48). On the page about privacy it says what was answered, as long as the shop counts. */
export function ConsentBar({ shell, isTime, find }: Props) {
  const [path = ''] = useSyncExternalStore(shell.onLocationChange, shell.location).split('?');
  const consent = consentIn(useSyncExternalStore(onConsent, keptConsent));
  const privacyPath = privacyPathOf(shell);
  const isPrivacy = path === privacyPath;
  // Nobody is asked in the checkout, or in an account: those pages are their visitor's own.
  const isPublic = find(path)?.audience === 'everyone';
  const isAsked = isTime && !consent && !browserRefuses() && isPublic;
  useEffect(() => {
    if (isAsked) shell.announce(messages.asks);
  }, [shell, isAsked]);
  if (!isPrivacy && !isAsked) return null;

  function answer(isGiven: boolean) {
    keepConsent(isGiven);
    // The bar stays, and says it itself.
    if (isPrivacy) return shell.announce(sentenceOf(consentIn(keptConsent())));
    shell.toast(isGiven ? messages.saidYes : messages.saidNo);
    // The pressed button is gone; who goes on by the keyboard does so at the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  const choice = (isGiven: boolean, words: string) => (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={isPrivacy ? consent?.isGiven === isGiven : undefined}
      onClick={() => answer(isGiven)}
    >
      {words}
    </Button>
  );

  return (
    <section className={styles.bar} aria-label={messages.title}>
      <p>
        {browserRefuses() ? messages.browserRefuses : sentenceOf(consent)}
        {privacyPath && !isPrivacy && (
          <>
            {' '}
            <a className={styles.link} href={privacyPath}>
              {messages.privacy}
            </a>
          </>
        )}
      </p>
      {!browserRefuses() && (
        <div className={styles.answers}>
          {choice(true, messages.yes)}
          {choice(false, messages.no)}
        </div>
      )}
    </section>
  );
}

/** The page that says what the shop keeps (R12), by its entry in the menu of help: the answer is shown and changed there. */
function privacyPathOf({ pages }: Props['shell']): string | undefined {
  return pages?.menu('help').find(({ path }) => path.endsWith('privacy'))?.path;
}

function sentenceOf(consent: ReturnType<typeof consentIn>): string {
  if (!consent) return messages.asks;
  const date = jalaliDate(consent.at);
  return consent.isGiven ? messages.isGiven(date) : messages.isRefused(date);
}
