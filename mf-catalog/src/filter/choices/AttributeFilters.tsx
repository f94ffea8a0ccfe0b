import type { FilteredAttribute } from '@kashi/contracts/listing/listing';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { Button } from '@kashi/ui/actions/Button';
import { Accordion } from '@kashi/ui/text/Accordion';
import { CountedChoices } from './CountedChoices.tsx';
import { FilterForm } from './FilterForm.tsx';
import { messages } from '../messages.ts';

interface AttributeFiltersProps {
  filter: ListingFilter;
  attributes: readonly FilteredAttribute[];
}

/**
 * The attributes of a subgroup, each in a section that is folded unless it is the first one or has a choice. They are one form, so
 * that each button applies the choices of all sections.
 */
export function AttributeFilters({ filter, attributes }: AttributeFiltersProps) {
  return (
    <FilterForm filter={filter} replacing={['Attributes']}>
      {attributes.map(({ Id, Title, Values }, place) => (
        <Accordion
          key={Id}
          title={Title}
          startsOpen={place === 0 || Values.some((value) => isChosen(filter, Id, value.Id))}
        >
          <CountedChoices
            name="Attributes"
            choices={Values.map((value) => ({
              ...value,
              value: `${Id}-${value.Id}`,
              isChosen: isChosen(filter, Id, value.Id),
            }))}
          />
          <Button type="submit" variant="soft" size="small" wide>
            {messages.filters.applyAttribute(Title)}
          </Button>
        </Accordion>
      ))}
    </FilterForm>
  );
}

function isChosen({ Attributes }: ListingFilter, attributeId: number, valueId: number): boolean {
  return Attributes.includes(`${attributeId}-${valueId}`);
}
