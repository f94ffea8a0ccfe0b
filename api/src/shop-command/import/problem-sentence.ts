import { importColumns } from '@kashi/contracts/desk/goods/imports';
import { pictureSentence } from './picture-sentence.ts';
import type { Fault, Problem, WrongCell } from './problems.ts';

/** A problem in a sentence for the owner at the command line, with its place first. */
export function problemSentence({ place, fault }: Problem): string {
  const words = sentenceOf(fault);
  return place === null ? words : `${place.kind} ${place.number}: ${words}`;
}

function sentenceOf(fault: Fault): string {
  switch (fault.is) {
    case 'unknown-column':
      return `«${fault.column}» is not a column: ${importColumns.join(', ')}, and «spec: <group> / <name>»`;
    case 'nameless-column':
      return `the column ${fault.number} has no name`;
    case 'column-twice':
      return `the column «${fault.column}» appears twice`;
    case 'spec-column':
      return `«${fault.column}» must look like «spec: <group> / <name>», each of 100 letters at most`;
    case 'too-many-specs':
      return `The file has more than ${fault.most} columns of specifications.`;
    case 'no-rows':
      return 'The file has no product.';
    case 'no-list':
      return 'The file is not a JSON list.';
    case 'no-object':
      return 'is not an object';
    case 'unread':
      return fault.why;
    case 'cell':
      return `${fault.column} ${cellSentence(fault.wrong)}`;
    case 'nameless':
      return 'id or name is missing';
    case 'unknown-product':
      return `there is no product ${fault.id}; a new one has no id`;
    case 'several-products':
      return 'several products have this name; give the id';
    case 'missing':
      return `${fault.column} is missing`;
    case 'missing-of-new':
      return `${fault.column} is missing, and the product is new`;
    case 'shelf-without-subgroup':
      return 'a group or a category needs its subgroup beside it';
    case 'which-group':
      return `the group is missing, and «${fault.subgroup}» alone does not tell it`;
    case 'variant-twice':
      return fault.variant === ''
        ? 'the product appears twice without the name of a variant; give each of its variants a name'
        : `the variant «${fault.variant}» appears twice`;
    case 'which-variant':
      return 'variant is missing, and the product has several; give the name of the one that is meant';
    case 'variant-nameless':
      return 'one of several variants has no name; give it one, at the desk if the shop has it already';
    case 'unknown-variant':
      return `the product has no variant «${fault.variant}» any more; a new one has no seen_stock, and names are changed at the desk`;
    case 'stock-gone':
      return `stock takes more pieces than the ${fault.present} that are left; correct stock or seen_stock`;
    case 'two-values':
      return `the product is given two values for «${fault.spec}»`;
    case 'two-cells':
      return `another row of the product has another value for ${fault.column}`;
    case 'some-by-call':
      return 'a price of 0 means «call for the price», which has to apply to all variants of a product';
    case 'discount-order':
      return 'discount_until must be later than discount_from';
    case 'picture':
      return `the picture «${fault.source}» ${pictureSentence(fault.why)}`;
    case 'too-many-pictures':
      return `the product has more than ${fault.most} pictures`;
    case 'too-many-pictures-in-file':
      return `The file names more than ${fault.most} pictures: divide it.`;
    case 'more-texts-than-pictures':
      return 'picture_texts has more parts than pictures';
  }
}

function cellSentence(wrong: WrongCell): string {
  switch (wrong.is) {
    case 'not-whole':
      return `must be a whole number from ${wrong.least} to ${wrong.most}`;
    case 'too-long':
      return `is longer than ${wrong.most}`;
    case 'comma':
      return 'is not parted by commas: write | between its parts, or | at the end if the comma belongs to a name';
    case 'no-color':
      return 'must look like #1a2b3c';
    case 'no-moment':
      return 'must look like 1405/12/29 18:30, the time in Tehran by the Jalali calendar, or be - for none';
  }
}
