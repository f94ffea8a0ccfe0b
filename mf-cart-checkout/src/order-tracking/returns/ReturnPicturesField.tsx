import { useId, useRef } from 'react';
import { mostReturnPictures } from '@kashi/shared/contracts/return-rules';
import { persianNumber } from '@kashi/shared/format/persian';
import { FormProblem } from '@kashi/shared/kit/form/FormProblem';
import { Button } from '@kashi/shared/ui/actions/Button';
import { Stack } from '@kashi/shared/ui/layout/Stack';
import { messages as allMessages } from './messages.ts';
import type { ReturnPictures } from './use-return-pictures.ts';
import styles from './OrderReturns.module.css';

const messages = allMessages.form;

interface ReturnPicturesFieldProps {
  pictures: ReturnPictures;
  /** Why the shop has refused them. */
  error: string | undefined;
}

/** Chooses up to three pictures, and shows those that the shop has. */
export function ReturnPicturesField({ pictures, error }: ReturnPicturesFieldProps) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const { sent, busy, problem, hasTooMany } = pictures;

  return (
    <Stack gap={3}>
      <label className={styles.label} htmlFor={id}>
        {messages.pictures}
      </label>
      <p id={`${id}hint`} className={styles.hint}>
        {messages.picturesHint}
      </p>
      <input
        ref={file}
        id={id}
        type="file"
        name="Pictures"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        disabled={sent.length >= mostReturnPictures}
        aria-describedby={`${id}hint ${id}note`}
        aria-invalid={error !== undefined || problem !== null || undefined}
        className={`visually-hidden ${styles.input}`}
        onChange={({ currentTarget }) => {
          pictures.add([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was refused.
          currentTarget.value = '';
        }}
      />
      {/* A browser names its own button in its own language. */}
      <label htmlFor={id} className={styles.choose}>
        {messages.addPicture}
      </label>
      <div id={`${id}note`} className={styles.note}>
        {busy && <p role="status">{messages.sending}</p>}
        {hasTooMany && <p role="alert">{messages.tooMany}</p>}
        {error && <p role="alert">{error}</p>}
        <FormProblem problem={problem} />
      </div>
      {sent.length > 0 && (
        <ul className={styles.pictures}>
          {sent.map(({ Name, Picture }, index) => {
            const number = persianNumber(index + 1);
            return (
              <li key={Name}>
                <img src={Picture} alt={messages.preview(number)} />
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    pictures.remove(Name);
                    // The pressed button goes with its picture.
                    requestAnimationFrame(() => file.current?.focus());
                  }}
                >
                  {messages.remove(number)}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
