import { checkName, toKebab, toTitle } from './names'
import { before, translated, type Plan } from './scaffold'

const MAX_LENGTH = 100

/** A field of the address form: an optional text, which the service stores as a custom attribute. */
export function planField(name: string): Plan {
  checkName(name, /^[a-z][a-zA-Z\d]*$/, 'gateCode')
  const part = `c_${name}`
  const label = toTitle(name)
  return {
    files: {
      [`app/forms/${toKebab(name)}-field.test.tsx`]: `
import { retype, saveForm, showAddressForm } from './testing/address-form'

test('${label} is sent with the address', async () => {
  const onSave = showAddressForm()
  await retype('${label} (optional)', 'Blue door')
  await saveForm()
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ address: { ${part}: 'Blue door' } })
})
`,
    },
    changes: [
      [
        'rules/field-limits.ts',
        before(
          '  /** Digits with typed punctuation. */',
          `  // TODO: the length that the service allows\n  ${name}: ${MAX_LENGTH},\n`,
        ),
      ],
      [
        'app/forms/address-parts.ts',
        before(
          '  c_isPOBox: {',
          `  // TODO: \`isOptional\`; a field that the service knows has no \`c_\` and no \`isExtra\`
  ${part}: { input: 'text', maxLength: LIMITS.${name}, isOptional: true, isExtra: true },\n`,
        ),
      ],
      [
        'app/forms/rules/address.ts',
        before(
          '  c_isPOBox: z.boolean',
          `  ${part}: optionalText(ADDRESS_PARTS.${part}.maxLength),\n`,
        ),
      ],
      [
        'app/forms/field-labels.messages.ts',
        before(
          '  c_isPOBox: {',
          `  ${part}: { id: 'field.${name}', defaultMessage: '${label}' },\n`,
        ),
      ],
      ['translations/es-US.json', translated(`field.${name}`, `TODO: ${label}`)],
      [
        'app/forms/fields/address-fields.tsx',
        before(
          '    </div>\n  )\n}',
          `{/* TODO: its place */}
      <TextField
        {...field('address.${part}')}
        className={styles.full}
        label={<FormattedMessage {...fieldLabels.${part}} />}
        maxLength={ADDRESS_PARTS.${part}.maxLength}
        isOptional
      />\n`,
        ),
      ],
      // of what a browser knows of the shopper it is nothing, until AUTOFILL names its token
      ['app/forms/autofill.test.tsx', before("'c_giftMessage'", `'${part}', `)],
      ['app/forms/autofill.test.tsx', before('    c_PHONE_EXTENSION: `', `    ${part}: 'off',\n`)],
    ],
    unused: [
      ['rules/field-limits.ts', `\n  ${name}: `],
      ['app/forms/field-labels.messages.ts', `\n  ${name}: `],
    ],
    left: [
      'its `autocomplete` token, if there is one: AUTOFILL in app/forms/autofill.tsx, and its test',
      'where it is shown: app/purchase/order-parts/address-text.tsx, rules/address-lines.ts',
    ],
  }
}
