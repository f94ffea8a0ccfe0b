import type { Shelves } from '@kashi/contracts/desk/goods/shelves';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { Choice } from '../../parts/form/Choice.tsx';
import { FieldSet } from '../../parts/form/FieldSet.tsx';
import { RemoveRow } from '../../parts/form/RemoveRow.tsx';
import { TextEntry } from '../../parts/form/TextEntry.tsx';
import type { FieldsProps } from './fields-props.ts';
import { filledProperties, type GoodsDraft } from '../goods-draft.ts';
import { messages } from '../messages.ts';
import styles from './PropertyFields.module.css';

type Property = GoodsDraft['properties'][number];

/** The specifications of a product; the highlighted ones stand beside its price. */
export function PropertyFields({ draft, onChange, shelves, problemOf }: FieldsProps) {
  const { properties } = draft;
  const setAll = (changed: Property[]) => onChange({ ...draft, properties: changed });
  const set = (place: number, part: Partial<Property>) =>
    setAll(properties.map((each, index) => (index === place ? { ...each, ...part } : each)));
  const choices = choicesOf(shelves);
  const sent = filledProperties(draft);
  const problemIn = (property: Property, name: 'propertyId' | 'value') =>
    problemOf(`properties.${sent.indexOf(property)}.${name}`);

  return (
    <FieldSet title={messages.properties} hasRows>
      {properties.map((property, place) => (
        // The key is the place, because a property that is not chosen yet has no id.
        <div key={place} className={styles['property']}>
          <Choice
            label={messages.property}
            value={String(property.propertyId ?? '')}
            onChange={(value) => set(place, { propertyId: Number(value) })}
            choices={choices}
            problem={problemIn(property, 'propertyId')}
          />
          <TextEntry
            label={messages.value}
            value={property.value}
            onChange={(value) => set(place, { value })}
            problem={problemIn(property, 'value')}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={property.isHighlighted}
                onChange={(_, isHighlighted) => set(place, { isHighlighted })}
              />
            }
            label={messages.highlighted}
          />
          <RemoveRow onRemove={() => setAll(properties.filter((_, index) => index !== place))}>
            {messages.remove}
          </RemoveRow>
        </div>
      ))}
      <Button
        variant="outlined"
        onClick={() =>
          setAll([...properties, { propertyId: null, value: '', isHighlighted: false }])
        }
      >
        {messages.addProperty}
      </Button>
    </FieldSet>
  );
}

/** The properties, each with the name of its group, because two groups may have properties of the same name. */
function choicesOf({ properties, propertyGroups }: Shelves): [string, string][] {
  const titles = new Map(propertyGroups.map(({ id, title }) => [id, title]));
  return properties.map(({ id, title, propertyGroupId }) => [
    String(id),
    `${titles.get(propertyGroupId) ?? ''}: ${title}`,
  ]);
}
