import { Field } from '@chakra-ui/react/field'
import { Textarea } from '@chakra-ui/react/textarea'
import type { OfficeShop, ShopTexts } from '@contracts/shop'
import { toLanguage } from '../parts/language'

interface ShopTextsProps {
  shop: OfficeShop
  label: string
  texts: ShopTexts
  onChange: (texts: ShopTexts) => void
}

/** Fields for a text in the default language and in the languages of the sites. */
export function ShopTextFields({ shop: { locales }, label, texts, onChange }: ShopTextsProps) {
  return ['default', ...locales.filter((locale) => locale !== 'default')].map((locale) => (
    <Field.Root key={locale}>
      <Field.Label>
        {locale === 'default' ? label : `${label}, ${toLanguage(locale)} (${locale})`}
      </Field.Label>
      <Textarea
        background="bg.panel"
        rows={2}
        maxLength={1000}
        value={texts[locale] ?? ''}
        onChange={({ target }) => onChange({ ...texts, [locale]: target.value })}
      />
    </Field.Root>
  ))
}
