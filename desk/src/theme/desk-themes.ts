import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { deskComponents } from './desk-components.ts';
import { readTokens, type ColorOf } from './read-tokens.ts';

export interface DeskThemes {
  light: RaThemeOptions;
  dark: RaThemeOptions;
}

/** The shop's two themes as themes of MUI, made from the shop's tokens. */
export function deskThemes(root: HTMLElement): DeskThemes {
  return {
    light: themeOf('light', readTokens(root, 'light')),
    dark: themeOf('dark', readTokens(root, 'dark')),
  };
}

function themeOf(mode: 'light' | 'dark', color: ColorOf): RaThemeOptions {
  return {
    ...defaultLightTheme,
    direction: 'rtl',
    palette: paletteOf(mode, color),
    typography: {
      fontFamily: 'var(--font-sans)',
      // Persian letters are joined, so they are never spaced, and Persian has no capitals.
      allVariants: { letterSpacing: 0 },
      button: { textTransform: 'none', fontWeight: 600 },
      h4: { fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.4 },
      h5: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.4 },
      h6: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.4 },
      body1: { lineHeight: 1.85 },
      body2: { lineHeight: 1.7 },
    },
    shape: { borderRadius: 10 },
    components: { ...defaultLightTheme.components, ...deskComponents(color) },
  };
}

function paletteOf(mode: 'light' | 'dark', color: ColorOf) {
  const filled = (role: 'primary' | 'secondary' | 'highlight' | 'danger') => ({
    main: color(role),
    contrastText: color(`on-${role}`),
  });
  return {
    mode,
    primary: { ...filled('primary'), dark: color('primary-hover'), light: color('primary-soft') },
    secondary: { ...filled('secondary'), light: color('secondary-soft') },
    error: { ...filled('danger'), dark: color('danger-hover'), light: color('danger-soft') },
    warning: { ...filled('highlight'), light: color('highlight-soft') },
    success: { main: color('success'), light: color('success-soft'), contrastText: '#ffffff' },
    info: { ...filled('secondary'), light: color('secondary-soft') },
    background: { default: color('ground'), paper: color('surface') },
    text: {
      primary: color('text'),
      secondary: color('text-soft'),
      disabled: color('text-faint'),
    },
    divider: color('line'),
  };
}
