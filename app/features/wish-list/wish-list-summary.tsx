import { FormattedMessage } from 'react-intl'
import { byPriority } from '@/rules/wish-list-item'
import { AccountCard, AccountCardEmpty, AccountCardSkeleton } from '@/purchase/account/account-card'
import { useWishList } from '@/shopper/wish-list/use-wish-list'
import { paths } from '@/site/paths'
import { Picture } from '@/ui/picture'
import { useWishListProducts } from './use-wish-list-products'
import { wishListMessages as messages } from './wish-list.messages'
import styles from './wish-list.module.css'

/** Maximum number of pictures, so that they fit on a phone. */
const MOST = 4

export function WishListSummary() {
  const { data: list, isError } = useWishList()
  return (
    <AccountCard title={messages.title} more={{ to: paths.wishList(), text: messages.view }}>
      {list === undefined && !isError && <AccountCardSkeleton />}
      {isError && (
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
      )}
      {list === null || list?.items.length === 0 ? (
        <AccountCardEmpty>
          <FormattedMessage {...messages.emptyText} />
        </AccountCardEmpty>
      ) : (
        list && <SavedPictures items={list.items} />
      )}
    </AccountCard>
  )
}

function SavedPictures({ items }: { items: Parameters<typeof byPriority>[0] }) {
  const { data: products = {} } = useWishListProducts(items)
  const shown = byPriority(items).flatMap(({ productId }) => products[productId] ?? [])
  return (
    <>
      <p>
        <FormattedMessage {...messages.count} values={{ count: items.length }} />
      </p>
      <ul className={styles.pictures}>
        {shown.slice(0, MOST).map(({ id, image, name }) => (
          <li key={id}>
            {image && (
              <Picture
                image={{ link: image.link, alt: name }}
                widths={[150]}
                sizes="64px"
                width={64}
                height={64}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
