import type { NewsNumber, NewsSettings } from '@kashi/contracts/desk/texts/news-texts';
import { newsKinds } from '@kashi/contracts/desk/texts/text-kinds';
import { toPersianDigits } from '@kashi/format/persian';
import { newPressKey } from '../../server/press-key.ts';
import { messages } from './messages.ts';

/** A number as it is typed; the key stays while the number changes. */
export interface NumberDraft extends NewsNumber {
  key: string;
  /** Whether it was added here, where the keyboard then goes. */
  isNew: boolean;
}

export interface NewsDraft extends Pick<NewsSettings, 'quiet' | 'windowMinutes'> {
  numbers: NumberDraft[];
}

/** A new number hears of everything. */
export function newNumber(): NumberDraft {
  return { key: newPressKey(), isNew: true, mobile: '', kinds: [...newsKinds] };
}

export function draftOf({ numbers, quiet, windowMinutes }: NewsSettings): NewsDraft {
  return {
    numbers: numbers.map((number) => ({ ...number, key: newPressKey(), isNew: false })),
    quiet,
    windowMinutes,
  };
}

export function inputOf({ numbers, ...settings }: NewsDraft): Omit<NewsSettings, 'version'> {
  return { ...settings, numbers: numbers.map(({ mobile, kinds }) => ({ mobile, kinds })) };
}

/** What another member has saved, in the fields that differ from the draft. */
export function differingFrom(draft: NewsDraft, theirs: NewsSettings): [string, string][] {
  const mine = inputOf(draft);
  const differs = (name: keyof typeof mine) =>
    JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]);
  const { numbers, quiet, windowMinutes } = theirs;
  const facts: [boolean, string, string][] = [
    [
      differs('numbers'),
      messages.numbers,
      messages.list(numbers.map(({ mobile }) => toPersianDigits(mobile))) || messages.nothing,
    ],
    [
      differs('quiet'),
      messages.quiet,
      messages.fromUntil(persian(quiet.fromHour), persian(quiet.untilHour)),
    ],
    [differs('windowMinutes'), messages.often, messages.minutes(persian(windowMinutes))],
  ];
  return facts.filter(([isOther]) => isOther).map(([, name, value]) => [name, value]);
}

const persian = (number: number) => toPersianDigits(String(number));
