import { useCallback } from 'react';
import { persianNumber } from '@kashi/format/persian';
import { useAsk } from '@kashi/kit/use-ask';
import { sentPicturesStyles as styles } from '@kashi/kit/sent-pictures/sent-pictures-styles';
import { useReading } from '@kashi/kit/use-reading';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { SkeletonText } from '@kashi/ui/skeleton/SkeletonText';
import { pictureMessages } from './picture-messages.ts';
import { readPictures } from './return-data.ts';

/** The pictures that a customer has sent with a request. */
export function OwnPictures({ id }: { id: number }) {
  const ask = useAsk();
  const read = useCallback((signal: AbortSignal) => readPictures(ask, id, signal), [ask, id]);
  const { data, problem, again } = useReading(read);

  if (problem) return <ProblemNotice error={problem} onRetry={again} />;
  if (!data) return <SkeletonText lines={2} />;
  return (
    <ul className={styles.pictures}>
      {data.map((picture, index) => (
        <li key={picture}>
          <img src={picture} alt={pictureMessages.pictureOf(persianNumber(index + 1))} />
        </li>
      ))}
    </ul>
  );
}
