import { persianNumber } from '@kashi/format/persian';
import { Alert, Button, Typography } from '@mui/material';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import type { DraftProps } from './draft-props.ts';
import { newSlide, withChanged, withMoved, type ShownDraft } from './front-page-draft.ts';
import { messages } from './messages.ts';
import { RowSteps } from './RowSteps.tsx';
import { ShownFields } from './ShownFields.tsx';

/** The slides at the top of the front page, in their order. */
export function SlidesPart({ draft, onChange, problemOf }: DraftProps) {
  const { slides } = draft;
  const setAll = (change: (rows: ShownDraft[]) => ShownDraft[]) =>
    onChange((before) => ({ ...before, slides: change(before.slides) }));
  const problem = problemOf('page.slides');

  return (
    <FieldSet title={messages.slides}>
      <div className="wide" data-rows tabIndex={-1}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {slides.length === 0 && <Typography>{messages.noSlides}</Typography>}
        {slides.map((slide, place) => {
          const name = messages.slide(persianNumber(place + 1));
          return (
            <ShownFields
              key={slide.key}
              name={name}
              shape="slide"
              draft={slide}
              onChange={(part) => setAll((rows) => withChanged(rows, slide.key, part))}
              problemOf={(field) => problemOf(`page.slides.${place}.${field}`)}
            >
              <RowSteps
                name={name}
                place={place}
                count={slides.length}
                onMove={(by) => setAll((rows) => withMoved(rows, place, by))}
                onRemove={() => setAll((rows) => rows.filter(({ key }) => key !== slide.key))}
              />
            </ShownFields>
          );
        })}
        <Button variant="outlined" onClick={() => setAll((rows) => [...rows, newSlide()])}>
          {messages.addSlide}
        </Button>
      </div>
    </FieldSet>
  );
}
