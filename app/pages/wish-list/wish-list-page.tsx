import { useLocation } from 'react-router-dom'
import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'
import BackInStock from '@/features/product/back-in-stock/back-in-stock'
import { SavedMixes } from '@/features/saved-mixes/saved-mixes'
import { WishList } from '@/features/wish-list/wish-list'

const BOXES = '#boxes'

/** `/wishlist`: saved products, and saved boxes. */
export default function WishListPage() {
  const { hash } = useLocation()
  // the boxes, to which the builder links, stand at the top, where later content does not shift
  // them
  const isForBoxes = hash === BOXES
  return (
    <AccountFrame title={accountPageNames.wishList}>
      {({ firstName }) => (
        <>
          {isForBoxes && <SavedMixes isAsked />}
          <WishList
            firstName={firstName}
            notice={(productId) => <BackInStock key={productId} productId={productId} />}
          />
          {!isForBoxes && <SavedMixes />}
        </>
      )}
    </AccountFrame>
  )
}
