import { FormattedMessage, defineMessages } from 'react-intl'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useMoney } from '@/ui/price'

const messages = defineMessages({
  lowest: {
    id: 'priorPrice.lowest',
    defaultMessage: 'Lowest price of the 30 days before: {price}',
  },
})

interface PriorPriceProps {
  amount: number
  /** Lists have it only where the site asks for it there, too. */
  isInList?: boolean
}

/** The lowest price before a reduction, below the sale price (Directive 98/6/EC, article 6a). */
export default function PriorPrice({ amount, isInList = false }: PriorPriceProps) {
  const writeMoney = useMoney()
  const { lowestPriorPrice: where } = useSiteConfig().preferences
  if (where === undefined || (isInList && where !== 'everywhere')) return null
  return (
    <p className="note">
      <FormattedMessage {...messages.lowest} values={{ price: writeMoney(amount) }} />
    </p>
  )
}
