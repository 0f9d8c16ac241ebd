import { useIntl, defineMessages } from 'react-intl'
import { FreeBags } from '@/features/add-to-bag/free-bags'
import { Bag } from '@/features/bag/bag'
import { JustOrdered } from '@/features/checkout/just-ordered'
import { AfterUnfinishedOrder } from '@/features/checkout/unfinished-order'
import { ShippingEstimate } from '@/features/delivery/shipping-estimate'
import { ProductSuggestions } from '@/features/product/product-suggestions'
import { PageHead } from '@/ui/page-head'

const messages = defineMessages({
  title: { id: 'cartPage.title', defaultMessage: 'Your Bag' },
})

/** `/cart`: the bag. Opening it clears an error of the checkout (SHELL-017). */
export default function CartPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <AfterUnfinishedOrder>
        <JustOrdered />
        <Bag
          suggestions={<ProductSuggestions />}
          extras={<FreeBags />}
          estimate={<ShippingEstimate />}
        />
      </AfterUnfinishedOrder>
    </>
  )
}
