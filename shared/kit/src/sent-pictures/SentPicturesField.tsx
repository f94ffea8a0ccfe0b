import { useId, useRef } from 'react';
import { mostSentPictures } from '@kashi/contracts/sent-picture/sent-picture-rules';
import { persianNumber } from '@kashi/format/persian';
import { Button } from '@kashi/ui/actions/Button';
import { Stack } from '@kashi/ui/layout/Stack';
import { FormProblem } from '../form/FormProblem.tsx';
import type { sentPicturesStyles } from './sent-pictures-styles.tsx';
import type { SentPictures } from './use-sent-pictures.tsx';

/** What the field says. Numbers are Persian. */
interface SentPicturesWords {
  pictures: string;
  picturesHint: string;
  addPicture: string;
  sending: string;
  tooMany: string;
  preview(number: string): string;
  remove(number: string): string;
}

interface SentPicturesFieldProps {
  pictures: SentPictures;
  words: SentPicturesWords;
  /** `sentPicturesStyles`, which the page has. */
  styles: typeof sentPicturesStyles;
  /** Why the shop has refused them. */
  error: string | undefined;
}

/** Chooses up to three pictures, and shows those that the shop has. */
export function SentPicturesField({ pictures, words, styles, error }: SentPicturesFieldProps) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const { sent, busy, problem, hasTooMany } = pictures;
  const isFull = sent.length >= mostSentPictures;

  return (
    <Stack gap={3}>
      <label className={styles.label} htmlFor={id}>
        {words.pictures}
      </label>
      <p id={`${id}hint`} className={styles.hint}>
        {words.picturesHint}
      </p>
      <input
        ref={file}
        id={id}
        type="file"
        name="Pictures"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        aria-disabled={isFull || undefined}
        aria-describedby={`${id}hint ${id}note`}
        aria-invalid={error !== undefined || problem !== null || undefined}
        className={`visually-hidden ${styles.input}`}
        // Not disabled: the field has the focus when the last picture comes.
        onClick={(event) => isFull && event.preventDefault()}
        onChange={({ currentTarget }) => {
          pictures.add([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was refused.
          currentTarget.value = '';
        }}
      />
      {/* A browser names its own button in its own language. */}
      <label htmlFor={id} className={styles.choose}>
        {words.addPicture}
      </label>
      <div id={`${id}note`} className={styles.note}>
        {busy && <p role="status">{words.sending}</p>}
        {hasTooMany && <p role="alert">{words.tooMany}</p>}
        {error && <p role="alert">{error}</p>}
        <FormProblem problem={problem} />
      </div>
      {sent.length > 0 && (
        <ul className={styles.pictures}>
          {sent.map(({ Name, Picture }, index) => {
            const number = persianNumber(index + 1);
            return (
              <li key={Name}>
                <img src={Picture} alt={words.preview(number)} />
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    pictures.remove(Name);
                    // The pressed button goes with its picture.
                    requestAnimationFrame(() => file.current?.focus());
                  }}
                >
                  {words.remove(number)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
