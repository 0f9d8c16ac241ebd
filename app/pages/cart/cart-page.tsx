import loadable from '@loadable/component'
import { useIntl, defineMessages } from 'react-intl'
import { FreeBags } from '@/features/add-to-bag/free-bags'
import { Bag } from '@/features/bag/bag'
import { ExpressPay } from '@/features/checkout/express/express-pay'
import { JustOrdered } from '@/features/checkout/just-ordered'
import { AfterUnfinishedOrder } from '@/features/checkout/unfinished-order'
import { ShippingEstimate } from '@/features/delivery/shipping-estimate'
import { ProductSuggestions } from '@/features/product/product-suggestions'
import { PageHead } from '@/ui/page-head'

// loaded with the first wallet's sheet
const ShipmentDelivery = loadable(() => import('@/features/delivery/shipment-delivery'), {
  ssr: false,
  resolveComponent: (file) => file.ShipmentDelivery,
})

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
          express={<ExpressPay Delivery={ShipmentDelivery} />}
        />
      </AfterUnfinishedOrder>
    </>
  )
}
