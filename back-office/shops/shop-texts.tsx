import { Field } from '@chakra-ui/react/field'
import { Textarea } from '@chakra-ui/react/textarea'
import type { ShopTexts } from '@contracts/shop'
import { toLanguage } from '../parts/language'

interface ShopTextsProps {
  locales: readonly string[]
  label: string
  texts: ShopTexts
  onChange: (texts: ShopTexts) => void
  rows?: number
}

/** Fields for a text in the default language and in the languages of the sites. */
export function ShopTextFields({ locales, label, texts, onChange, rows = 2 }: ShopTextsProps) {
  return ['default', ...locales.filter((locale) => locale !== 'default')].map((locale) => (
    <Field.Root key={locale}>
      <Field.Label>
        {locale === 'default' ? label : `${label}, ${toLanguage(locale)} (${locale})`}
      </Field.Label>
      <Textarea
        background="bg.panel"
        rows={rows}
        maxLength={1000}
        value={texts[locale] ?? ''}
        onChange={({ target }) => onChange({ ...texts, [locale]: target.value })}
      />
    </Field.Root>
  ))
}
