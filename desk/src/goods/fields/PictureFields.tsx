import type { Role } from '@kashi/contracts/desk/desk-call';
import { persianNumber } from '@kashi/format/persian';
import { Alert, Typography } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePermissions } from 'react-admin';
import { FieldSet } from '../../parts/form/FieldSet.tsx';
import { PictureDrop } from '../../pictures/PictureDrop.tsx';
import { useUploads } from '../../pictures/use-uploads.ts';
import { mayCall } from '../../server/who-may.ts';
import type { FieldsProps } from './fields-props.ts';
import { messages } from '../messages.ts';
import styles from './PictureFields.module.css';
import { PictureRow } from './PictureRow.tsx';

const upload = 'POST /v1/desk/pictures/for-goods';

/** The pictures of a product with their texts. Members add and sort pictures; the first one is the product's main picture. */
export function PictureFields({ draft, onChange, problemOf }: FieldsProps) {
  const { pictures } = draft;
  const { permissions } = usePermissions<Role[]>();
  const list = useRef<HTMLDivElement>(null);
  /** Selectors of buttons: after a change of the list, the first button that exists gets the focus. */
  const next = useRef<readonly string[]>([]);
  /** The pictures of the last render, because an uploaded picture may arrive after the render that began its upload. */
  const latest = useRef(pictures);
  const [said, setSaid] = useState('');
  const problem = problemOf('pictures');

  const setAll = (changed: typeof pictures) => onChange({ ...draft, pictures: changed });
  const uploads = useUploads(upload, (picture) => {
    if (latest.current.some(({ Base }) => Base === picture.Base)) return messages.pictureKnown;
    onChange((before) => ({
      ...before,
      pictures: [...before.pictures, { ...picture, Alt: before.name }],
    }));
    return null;
  });

  const move = (place: number, by: -1 | 1) => {
    const changed = [...pictures];
    const [moved] = changed.splice(place, 1);
    if (!moved) return;
    changed.splice(place + by, 0, moved);
    setAll(changed);
    setSaid(messages.pictureMoved(persianNumber(place + by + 1)));
    const row = `[data-picture="${moved.Base}"]`;
    next.current = [`${row} [data-step="${by}"]:enabled`, `${row} [data-step]:enabled`];
  };
  const remove = (place: number) => {
    setAll(pictures.filter((_, index) => index !== place));
    setSaid(messages.pictureRemoved);
    next.current = ['[data-new] button'];
  };

  useLayoutEffect(() => {
    latest.current = pictures;
    const found = next.current.map((each) => list.current?.querySelector<HTMLElement>(each));
    found.find((each) => each)?.focus();
    next.current = [];
  }, [pictures]);

  return (
    <FieldSet title={messages.pictures}>
      <div className="wide" ref={list}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {pictures.length === 0 && <Typography>{messages.noPictures}</Typography>}
        <ol className={styles['pictures']}>
          {pictures.map((picture, place) => (
            <PictureRow
              key={picture.Base}
              picture={picture}
              place={place}
              isLast={place === pictures.length - 1}
              problem={problemOf(`pictures.${place}.Alt`)}
              onAlt={(Alt) =>
                setAll(pictures.map((each, index) => (index === place ? { ...each, Alt } : each)))
              }
              onMove={(by) => move(place, by)}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
        <p role="status" className={styles['said']}>
          {said}
        </p>
        {mayCall(upload, permissions ?? []) && (
          <div data-new>
            <PictureDrop uploads={uploads} />
          </div>
        )}
      </div>
    </FieldSet>
  );
}
