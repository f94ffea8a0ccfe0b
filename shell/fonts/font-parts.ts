/**
 * The parts that Vazirmatn is cut into, by the characters that `fonts.css` names beside each as its `unicode-range`. The texts of
 * Persian pages need the first two; browsers load another part if a page has one of its characters.
 */
export const fontParts: Record<string, string> = {
  // Letters, digits and marks of Persian and Arabic, and the space, so that only Latin letters load the second part.
  persian:
    'U+0020, U+00A0, U+060C, U+061B, U+061F, U+0621-063A, U+0640-0655, U+0660-066C, U+0670, U+067E, U+0686, U+0698, U+06A9, U+06AF, U+06C0, U+06CC, U+06F0-06F9, U+200C-200F, U+2010-2011',
  latin:
    'U+0021-007E, U+00AB, U+00B0, U+00B1, U+00B7, U+00BB, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
  'arabic-rest':
    'U+0600-060B, U+060D-061A, U+061C-061E, U+0620, U+063B-063F, U+0656-065F, U+066D-066F, U+0671-067D, U+067F-0685, U+0687-0697, U+0699-06A8, U+06AA-06AE, U+06B0-06BF, U+06C1-06CB, U+06CD-06EF, U+06FA-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC',
  'latin-rest':
    'U+00A1-00AA, U+00AC-00AF, U+00B2-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027, U+2030-206F, U+20AC, U+2122, U+2190-2193',
};

export function charactersOf(part: string): string[] {
  const ranges = fontParts[part];
  if (!ranges) throw new Error(`There is no font part "${part}"`);
  return ranges
    .split(', ')
    .map((range) => range.replace('U+', '').split('-'))
    .map(([first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)])
    .flatMap(([first = 0, last = 0]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
}
