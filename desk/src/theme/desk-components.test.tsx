import {
  Autocomplete,
  Button,
  Checkbox,
  createTheme,
  FormControlLabel,
  IconButton,
  TextField,
  ThemeProvider,
} from '@mui/material';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deskComponents } from './desk-components.ts';

test('a button is as high as a finger needs, whatever stands in it', () => {
  render(
    <ThemeProvider theme={createTheme({ components: deskComponents(() => '#123456') })}>
      <Button>انصراف</Button>
      <IconButton aria-label="پررنگ" />
    </ThemeProvider>,
  );

  for (const button of screen.getAllByRole('button')) {
    expect(getComputedStyle(button).minHeight).toBe('44px');
  }
});

test('a field and a box to tick are as high as a finger needs', () => {
  render(
    <ThemeProvider theme={createTheme({ components: deskComponents(() => '#123456') })}>
      <TextField label="نام" />
      <FormControlLabel control={<Checkbox />} label="نمایش" />
    </ThemeProvider>,
  );

  const field = screen.getByRole('textbox').parentElement!;
  const box = screen.getByRole('checkbox').parentElement!;
  expect(getComputedStyle(field).minHeight).toBe('44px');
  expect(getComputedStyle(box).padding).toBe('10px');
  expect(getComputedStyle(box.parentElement!).minHeight).toBe('44px');
});

test('the buttons within a field are no higher than the field', () => {
  render(
    <ThemeProvider theme={createTheme({ components: deskComponents(() => '#123456') })}>
      <Autocomplete
        options={[]}
        openText="باز کردن"
        renderInput={(params) => <TextField {...params} label="شهر" />}
      />
    </ThemeProvider>,
  );

  expect(getComputedStyle(screen.getByTitle('باز کردن')).minHeight).toBe('auto');
});
