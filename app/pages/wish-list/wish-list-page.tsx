import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'
import BackInStock from '@/features/product/back-in-stock/back-in-stock'
import { SavedMixes } from '@/features/saved-mixes/saved-mixes'
import { WishList } from '@/features/wish-list/wish-list'

/** `/wishlist` */
export default function WishListPage() {
  return (
    <AccountFrame title={accountPageNames.wishList}>
      {({ firstName }) => (
        <>
          <WishList
            firstName={firstName}
            notice={(productId) => <BackInStock key={productId} productId={productId} />}
          />
          <SavedMixes />
        </>
      )}
    </AccountFrame>
  )
}
