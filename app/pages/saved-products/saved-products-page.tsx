import { useIntl } from 'react-intl'
import { SavedProducts } from '@/features/wish-list/saved-products'
import { savedMessages } from '@/features/wish-list/saved.messages'
import { PageHead } from '@/ui/page-head'

/**
 * `/saved`: the guest's saved products. The page is public, because all data are in the browser.
 */
export default function SavedProductsPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(savedMessages.title)} isHidden />
      <SavedProducts />
    </>
  )
}
