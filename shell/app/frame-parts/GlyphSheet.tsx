import { createElement } from 'react';
import { __iconNode as bag } from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { __iconNode as category } from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import { __iconNode as compare } from '@tabler/icons-react/dist/esm/icons/IconArrowsDiff.mjs';
import { __iconNode as home } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { __iconNode as login } from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import { __iconNode as menu } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { __iconNode as moon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import { __iconNode as news } from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import { __iconNode as search } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { __iconNode as sun } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { __iconNode as user } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { GlyphName } from './Glyph.tsx';

const glyphs: Record<GlyphName, typeof bag> = {
  bag,
  category,
  compare,
  home,
  login,
  menu,
  moon,
  news,
  search,
  sun,
  user,
};

/** The lines of every `Glyph`, once in the document. On the server only. */
export function GlyphSheet() {
  return (
    <div hidden>
      <svg>
        {Object.entries(glyphs).map(([name, lines]) => (
          <symbol key={name} id={`${name}-glyph`} viewBox="0 0 24 24">
            {lines.map(([tag, attributes]) => createElement(tag, attributes))}
          </symbol>
        ))}
      </svg>
    </div>
  );
}
