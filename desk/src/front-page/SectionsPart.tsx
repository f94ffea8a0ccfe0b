import { promoSections } from '@kashi/contracts/home';
import { persianNumber } from '@kashi/format/persian';
import { Button, Typography } from '@mui/material';
import { FieldSet } from '../parts/form/FieldSet.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import type { DraftProps } from './draft-props.ts';
import { newSection, withChanged, withMoved, type SectionDraft } from './front-page-draft.ts';
import { messages } from './messages.ts';
import { ProductsEntry } from './ProductsEntry.tsx';
import { RowSteps } from './RowSteps.tsx';

/** The rows of goods on the front page, each with a title and the address of the whole list. */
export function SectionsPart({ draft, onChange, problemOf }: DraftProps) {
  const { sections } = draft;
  const setAll = (change: (rows: SectionDraft[]) => SectionDraft[]) =>
    onChange((before) => ({ ...before, sections: change(before.sections) }));

  return (
    <FieldSet title={messages.sections}>
      <div className="wide" data-rows tabIndex={-1}>
        {sections.length === 0 && <Typography>{messages.noSections}</Typography>}
        {sections.map((section, place) => {
          const name = section.title || messages.section(persianNumber(place + 1));
          const set = (part: Partial<SectionDraft>) =>
            setAll((rows) => withChanged(rows, section.key, part));
          const problem = (field: string) => problemOf(`page.sections.${place}.${field}`);
          return (
            <FieldSet key={section.key} title={name}>
              <TextEntry
                label={messages.sectionTitle}
                value={section.title}
                onChange={(title) => set({ title })}
                problem={problem('title')}
              />
              <TextEntry
                label={messages.sectionUrl}
                helperText={messages.urlHint}
                value={section.url}
                onChange={(url) => set({ url })}
                problem={problem('url')}
                ltr
              />
              <ProductsEntry
                name={name}
                products={section.products}
                onChange={(products) => set({ products })}
                problem={problem('productIds')}
              />
              <RowSteps
                name={name}
                place={place}
                count={sections.length}
                onMove={(by) => setAll((rows) => withMoved(rows, place, by))}
                onRemove={() => setAll((rows) => rows.filter(({ key }) => key !== section.key))}
              />
            </FieldSet>
          );
        })}
        {sections.length < promoSections && (
          <Button variant="outlined" onClick={() => setAll((rows) => [...rows, newSection()])}>
            {messages.addSection}
          </Button>
        )}
      </div>
    </FieldSet>
  );
}
