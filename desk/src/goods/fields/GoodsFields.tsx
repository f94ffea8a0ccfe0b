import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { Choice, titled } from '../../parts/form/Choice.tsx';
import { FieldSet } from '../../parts/form/FieldSet.tsx';
import { NumberEntry } from '../../parts/form/NumberEntry.tsx';
import { TextEntry } from '../../parts/form/TextEntry.tsx';
import { RichTextEntry } from '../../parts/rich-text/RichTextEntry.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { linesOf, type GoodsDraft } from '../goods-draft.ts';
import { PictureFields } from './PictureFields.tsx';
import { PropertyFields } from './PropertyFields.tsx';
import { VariantFields } from './VariantFields.tsx';
import { messages } from '../messages.ts';

/** All fields of a product. */
export function GoodsFields(props: FieldsProps) {
  return (
    <>
      <MissingShelves {...props} />
      <About {...props} />
      <VariantFields {...props} />
      <DiscountFields {...props} />
      <Texts {...props} />
      <PictureFields {...props} />
      <PropertyFields {...props} />
    </>
  );
}

/** A product lies under a subgroup and a brand, which a new shop has none of yet. */
function MissingShelves({ shelves }: FieldsProps) {
  if (shelves.subGroups.length > 0 && shelves.brands.length > 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ marginBlockEnd: 2 }}
      action={
        <Button component={Link} to="/shelves" color="inherit">
          {messages.makeShelves}
        </Button>
      }
    >
      {messages.noShelves}
    </Alert>
  );
}

function About({ draft, onChange, shelves, problemOf }: FieldsProps) {
  const set = (part: Partial<GoodsDraft>) => onChange({ ...draft, ...part });
  const idOf = (value: string) => (value === '' ? null : Number(value));
  return (
    <FieldSet title={messages.about}>
      <TextEntry
        className="wide"
        label={messages.name}
        value={draft.name}
        onChange={(name) => set({ name })}
        problem={problemOf('name')}
      />
      <TextEntry
        label={messages.shortName}
        helperText={messages.shortNameHint}
        value={draft.shortName}
        onChange={(shortName) => set({ shortName })}
        problem={problemOf('shortName')}
      />
      <Choice
        label={messages.subGroup}
        value={String(draft.subGroupId ?? '')}
        // A category belongs to one subgroup, so another subgroup empties the choice of the category.
        onChange={(value) => set({ subGroupId: idOf(value), categoryId: null })}
        choices={titled(shelves.subGroups)}
        problem={problemOf('subGroupId')}
      />
      <Choice
        label={messages.category}
        value={String(draft.categoryId ?? '')}
        onChange={(value) => set({ categoryId: idOf(value) })}
        choices={titled(
          shelves.categories.filter(({ subGroupId }) => subGroupId === draft.subGroupId),
        )}
        nothing={messages.none}
        problem={problemOf('categoryId')}
      />
      <Choice
        label={messages.brand}
        value={String(draft.brandId ?? '')}
        onChange={(value) => set({ brandId: idOf(value) })}
        choices={titled(shelves.brands)}
        problem={problemOf('brandId')}
      />
      <TextEntry
        label={messages.guarantee}
        value={draft.guarantee}
        onChange={(guarantee) => set({ guarantee })}
        problem={problemOf('guarantee')}
      />
      <TextEntry
        label={messages.unit}
        value={draft.unit}
        onChange={(unit) => set({ unit })}
        problem={problemOf('unit')}
      />
      <NumberEntry
        label={messages.weight}
        value={draft.weightGrams}
        onChange={(weightGrams) => set({ weightGrams })}
        problem={problemOf('weightGrams')}
      />
    </FieldSet>
  );
}

function Texts({ draft, onChange, problemOf }: FieldsProps) {
  const problemIn = (name: 'summary' | 'tags' | 'videos') =>
    problemOf(name) ??
    linesOf(draft[name])
      .map((_line, place) => problemOf(`${name}.${place}`))
      .find((problem) => problem !== undefined);
  const text = (name: 'summary' | 'tags' | 'videos', hint: string) => (
    <TextEntry
      key={name}
      className="wide"
      label={messages[name]}
      helperText={hint}
      value={draft[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
      problem={problemIn(name)}
      multiline
      minRows={2}
    />
  );
  return (
    <FieldSet title={messages.texts}>
      {text('summary', messages.summaryHint)}
      <RichTextEntry
        label={messages.description}
        value={draft.description}
        onChange={(description) => onChange({ ...draft, description })}
        problem={problemOf('description')}
      />
      {text('tags', messages.tagsHint)}
      {text('videos', messages.videosHint)}
    </FieldSet>
  );
}
