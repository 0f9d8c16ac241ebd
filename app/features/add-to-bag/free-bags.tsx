import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { productQuery } from '@/commerce-client/products.queries'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { isOrderable } from '@/rules/availability'
import { serverErrorText } from '@/errors/server-error-text'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { useBasket } from '@/shopper/basket/use-basket'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { addedToBagMessages as messages } from './added-to-bag.messages'
import styles from './added-to-bag.module.css'
import type { AddedItem } from './added-to-bag.types'

/**
 * Offers free gift bags, if the site has some and the shopper's bag does not contain any yet
 * (SHEET-010).
 */
export function FreeBags({ onAdded }: { onAdded?: (item: AddedItem) => void }) {
  const intl = useIntl()
  const site = useSite()
  const { data: preferences } = useQuery(sitePreferencesQuery(site.id))
  const id = preferences?.freeBagsProductId
  const { data: product } = useQuery({
    ...productQuery(site.id, id ?? ''),
    enabled: id !== undefined,
  })
  const { data: basket } = useBasket()
  const { mutate, isLoading, error } = useAddToBag()
  if (!product || !basket) return null
  const isAdded = basket.productItems?.some(({ productId }) => productId === product.id)
  if (isAdded || product.ats === 0 || !isOrderable(product.facts, new Date())) return null
  const { name } = product
  const item = { productId: product.id, quantity: 1 }
  const [image] = product.imageSets[0]?.images ?? []
  return (
    <div className={styles.bags}>
      <span className="thumb">
        {image && (
          <Picture
            image={{ ...image, alt: '' }}
            width={72}
            height={72}
            widths={[78, 150]}
            sizes="72px"
          />
        )}
      </span>
      <div className={styles.text}>
        <p className={styles.bagsName}>{name}</p>
        <p className="note">
          <FormattedMessage {...messages.free} />
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={intl.formatMessage(messages.addOf, { name })}
        isPending={isLoading}
        onClick={() => mutate([item], { onSuccess: () => onAdded?.(item) })}
      >
        <FormattedMessage {...messages.add} />
      </Button>
      {error && <Alert tone="error">{serverErrorText(error, intl)}</Alert>}
    </div>
  )
}
