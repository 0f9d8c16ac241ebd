import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'

/** `/wishlist` */
export default function WishListPage() {
  return <AccountFrame title={accountPageNames.wishList}>{null}</AccountFrame>
}
