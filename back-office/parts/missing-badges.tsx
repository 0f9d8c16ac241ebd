import { Badge } from '@chakra-ui/react/badge'
import type { MissingTranslation } from '@contracts/missing-translations'
import { toLanguage } from './language'

/** Says in which languages texts are missing. */
export function MissingBadges({ missing }: { missing: readonly MissingTranslation[] }) {
  return missing.map(({ locale, texts }) => (
    <Badge key={locale} colorPalette="orange" variant="outline">
      {toLanguage(locale)}: {texts} {texts === 1 ? 'text' : 'texts'} missing
    </Badge>
  ))
}
