import type { ThemeOptions } from '@mui/material/styles';
import { libraryMessages } from '../words/library-messages.ts';
import { enlargedPhone } from './enlarged-phone.ts';
import type { ColorOf } from './read-tokens.ts';

/** What a finger hits without aiming. */
const target = '2.75rem';

/** The look of MUI's components at the desk: flat, with hairlines, and with readable text in the colours of links and errors. */
export function deskComponents(color: ColorOf): NonNullable<ThemeOptions['components']> {
  const focused = { outline: 'var(--focus-ring)', outlineOffset: 2 };
  // Browsers that force colours paint this line, and show no ground.
  const onlyInForcedColours = { outline: '2px solid transparent', outlineOffset: -2 };
  return {
    // MUI's spinners have no name, so screen readers would say nothing about them.
    MuiCircularProgress: { defaultProps: { 'aria-label': libraryMessages.ra.page.loading } },
    // Whatever can be pressed shows the focus by the same ring; of the links of the menu and of cards MUI changes the ground alone.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focused } },
    },
    // Lists cut off what stands out of them.
    MuiMenuItem: {
      styleOverrides: {
        root: {
          '&.RaMenuItemLink-active, &.Mui-selected': onlyInForcedColours,
          '&.Mui-focusVisible': { ...focused, outlineOffset: -2 },
          '@media (pointer: coarse)': { minHeight: target },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: target,
          '&.Mui-focusVisible': focused,
          // A button that is off without being disabled, which would take the focus away.
          '&[aria-disabled="true"]:not(.Mui-disabled)': { opacity: 0.55, cursor: 'default' },
        },
        textPrimary: { color: color('primary-text') },
        outlinedPrimary: { color: color('primary-text'), borderColor: color('control-line') },
        outlinedError: { color: color('danger-text') },
        textError: { color: color('danger-text') },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          minWidth: target,
          minHeight: target,
          '&.Mui-focusVisible': focused,
          // The bar has four of them beside each other.
          [enlargedPhone]: { minWidth: 'auto' },
          // Within a field, which itself opens its list.
          '.MuiAutocomplete-endAdornment &': { minWidth: 'auto', minHeight: 'auto' },
        },
      },
    },
    MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: target } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiPopover: { styleOverrides: { paper: onlyInForcedColours } },
    MuiDialog: { styleOverrides: { paper: onlyInForcedColours } },
    MuiCard: {
      styleOverrides: { root: { border: `1px solid ${color('line')}`, borderRadius: 14 } },
    },
    MuiAppBar: {
      styleOverrides: { root: { backgroundColor: color('deep'), color: color('on-deep') } },
    },
    MuiTextField: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { minHeight: target },
        notchedOutline: {
          borderColor: color('control-line'),
          [enlargedPhone]: { '& legend': { maxWidth: 0.01 } },
        },
      },
    },
    MuiSelect: { styleOverrides: { select: { [enlargedPhone]: { whiteSpace: 'normal' } } } },
    MuiInputLabel: {
      styleOverrides: {
        root: {
          '&.Mui-focused': { color: color('primary-text') },
          '&.Mui-error': { color: color('danger-text') },
          // The library places it for a field of forty pixels.
          '&.MuiInputLabel-outlined.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': {
            marginBlockStart: 2,
          },
          // In the line of its field a label would be cut.
          [enlargedPhone]: {
            position: 'static',
            transform: 'none',
            maxWidth: 'none',
            whiteSpace: 'normal',
            transition: 'none',
          },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: { textAlign: 'start', '&.Mui-error': { color: color('danger-text') } },
      },
    },
    MuiLink: { styleOverrides: { root: { color: color('primary-text') } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: color('line') },
        head: { fontWeight: 600, color: color('text-soft'), backgroundColor: color('sunken') },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.8125rem' } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 8 } } },
  };
}
