import tseslint from 'typescript-eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import regexp from 'eslint-plugin-regexp'

/** Whole libraries: pages import only the parts that they need (`@chakra-ui/react/dialog`). */
const WHOLE_LIBRARIES = ['@chakra-ui/react', '@ark-ui/react'].map((name) => ({
  name,
  message: 'Import the part: @chakra-ui/react/dialog.',
}))

const CAST = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'Parse instead of casting through unknown.',
}
const MOMENT = { selector: "ImportDeclaration[source.value='moment']", message: 'Use date-fns.' }
const SENTENCE = {
  selector:
    ':matches(VariableDeclarator, JSXAttribute[name.name="values"] > JSXExpressionContainer)' +
    ' > ObjectExpression > Property > JSXElement' +
    '[openingElement.name.name=/^(Money|(Shop)?DayText|DateText|FrequencyText|Formatted(?!Message).+)$/]',
  message: 'A browser translates each text alone: write the value with useMoney, writeDay …',
}
const SITE_NAME = {
  selector: 'Literal[value=/^brindille(-volume|-fundraising)?$/]',
  message: 'Ask useSite() for a capability instead of naming a site.',
}
const WAIT_FOR_A_CONDITION =
  'Wait for a condition: waitFor, expect.poll, or waitUntil of scripts/testing.'
const FIXED_WAITS = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: WAIT_FOR_A_CONDITION,
  },
  {
    selector: "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']",
    message: WAIT_FOR_A_CONDITION,
  },
  {
    selector: "ImportDeclaration[source.value='node:timers/promises']",
    message: WAIT_FOR_A_CONDITION,
  },
]

/**
 * Tests longer than 250 lines: each covers one subject (a screen, an API family, a kind of file)
 * with tables and cases over one setup. Add no test to this list, and split a listed test when you
 * change it.
 */
const LONG_TESTS = [
  'app/hydration/renewed-fields.test.tsx',
  'app/lib/allow-browser-translation.test.tsx',
  'back-office/editor/item-editor.test.tsx',
  'app/features/delivery/shipment-delivery.test.tsx',
  'app/features/delivery/shipment-extras.test.tsx',
  'app/features/payment/payment.test.tsx',
  'app/features/product/fulfillment-choice.test.tsx',
  'app/features/shops/pickup/pickup-in-shop-sheet.test.tsx',
  'app/pages/checkout-shipping/several-recipients.test.tsx',
  'app/pages/search/search-page.test.tsx',
  'app/purchase/addresses/addresses.test.tsx',
  'app/server/api/site-api.test.ts',
  'app/shell/search/search-box.test.tsx',
  'app/shopper/basket/basket-calls.test.tsx',
  'commerce/back-office/closed-shop.routes.test.ts',
  'commerce/back-office/counter-shortages.routes.test.ts',
  'commerce/baskets/routes/bag.routes.test.ts',
  'commerce/baskets/routes/basket.routes.test.ts',
  'commerce/baskets/routes/confectioner.routes.test.ts',
  'commerce/baskets/transfer/merge.rules.test.ts',
  'commerce/import/foreign-archive.test.ts',
  'commerce/import/import-archive.test.ts',
  'commerce/import/read/read-promotions.test.ts',
  'commerce/import/tolerance.test.ts',
  'commerce/orders/order-management.test.ts',
  'commerce/orders/order.routes.test.ts',
  'commerce/payments/saved-cards-at-checkout.test.ts',
  'commerce/promotions/promotion-kinds.test.ts',
  'commerce/search/search.service.test.ts',
  'tests/contract/baskets.test.ts',
  'tests/contract/login-by-mail.test.ts',
  'tests/contract/login.test.ts',
  'tests/contract/ocapi.test.ts',
  'tests/contract/orders.test.ts',
  'tests/contract/search.test.ts',
  'tests/contract/temporary-baskets.test.ts',
]

// Import boundaries are checked by .dependency-cruiser.cjs, formatting by Prettier, types and the
// rules that need types by .oxlintrc.json.
export default tseslint.config(
  { ignores: ['build', 'var/', 'node_modules/', 'coverage/', 'demo/', 'test-results/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: true },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': ['error', CAST, MOMENT],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // in a test file the function around a group of tests may be as long as the file
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // A long text from outside must not keep the process busy.
    files: ['**/*.{ts,tsx,js,cjs,mjs}'],
    ignores: ['**/*.test.*', 'tests/**', '**/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    files: ['{app,back-office}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: WHOLE_LIBRARIES }] },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/ui/**', 'app/theme/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: WHOLE_LIBRARIES,
          patterns: [
            {
              group: ['@chakra-ui/*', '@ark-ui/*', '@zag-js/*', '@emotion/*'],
              message: 'Only app/ui and app/theme use Chakra: take or make a part of app/ui.',
            },
          ],
        },
      ],
    },
  },
  {
    // Code checks capabilities; only configuration and site/ know which sites exist.
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/site/**', '**/*.test.*'],
    rules: {
      'no-restricted-syntax': ['error', SITE_NAME, CAST, MOMENT, SENTENCE],
    },
  },
  {
    files: ['app/**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', SITE_NAME, CAST, MOMENT, ...FIXED_WAITS] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**', '{commerce,scripts}/**/testing/**'],
    // the helper that waits for a condition itself, and pauses that are part of a test
    ignores: ['scripts/testing/wait-until.ts', 'tests/races/pauses.ts', 'tests/e2e/slow-answer.ts'],
    rules: { 'no-restricted-syntax': ['error', CAST, MOMENT, ...FIXED_WAITS] },
  },
  {
    files: ['{app,back-office}/**/*.{ts,tsx}', 'commerce/**/*.ts'],
    ignores: [
      'app/site/server-config.server.ts',
      'commerce/config.ts',
      // sets the variables that PWA Kit's own platform sets for the application
      'app/server/host/load-storefront.ts',
      '**/*.test.{ts,tsx}',
      '**/testing/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Add a setting to site/server-config.server.ts or commerce/config.ts.',
        },
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Browsers offer it only in secure contexts: use rules/random-id.ts.',
        },
      ],
    },
  },
  {
    files: ['**/*.messages.{ts,tsx}', 'commerce/**/*.schemas.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: LONG_TESTS,
    rules: { 'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }] },
  },
)
