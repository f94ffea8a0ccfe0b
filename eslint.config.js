import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const literals = (pattern) => [
  `Literal[value=${pattern}]`,
  `TemplateElement[value.raw=${pattern}]`,
  `JSXText[value=${pattern}]`,
];
const forbid = (pattern, message) => literals(pattern).map((selector) => ({ selector, message }));

const lookalikes = forbid(
  '/[\\u064A\\u0643]/',
  'Use the Persian letters, not their Arabic lookalikes.',
);
const wordsInCode = forbid('/[\\u0600-\\u06FF]/', "Move the words to this screen's messages.ts.");

/** Where Persian words live, or are what the code is about. */
const wordy = [
  '**/messages.ts',
  '**/*-messages.ts',
  '**/*.test.{ts,tsx}',
  '**/*-fixtures.{ts,tsx}',
  '**/testing/**',
  'shared/src/format/**',
  'shared/src/contracts/**',
  'api/src/seed/**',
  'e2e/**',
];

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/.cache/', '.data/', '**/*.{js,mjs,cjs}'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['vitest.config.ts', '*/vitest.config.ts'],
        },
      },
    },
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...lookalikes, ...wordsInCode],
      'no-undef': 'off',
      // Our objects are closures: their methods have no this to lose.
      '@typescript-eslint/unbound-method': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
    },
  },
  { files: wordy, rules: { 'no-restricted-syntax': ['error', ...lookalikes] } },
  { files: ['tools/**', '**/bench/**', 'api/src/seed/**'], rules: { 'no-console': 'off' } },
  {
    files: ['e2e/**'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      'playwright/no-networkidle': 'error',
    },
  },
);
