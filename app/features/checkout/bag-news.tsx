import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { forgetBagBeforeChange, readBagBeforeChange } from '@/shopper/basket/bag-before-change'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { bagNewsText } from './bag-change'

/** What another tab has put into the bag, or taken out of it, since the shopper last saw it. */
export function BagNews({ basket }: { basket: Basket }) {
  const { id: siteId } = useSite()
  const intl = useIntl()
  useEffect(() => () => forgetBagBeforeChange(siteId), [siteId])
  const before = readBagBeforeChange(siteId)
  const text = before?.basketId === basket.basketId && before && bagNewsText(before, basket, intl)
  return text ? <Alert tone="warning">{text}</Alert> : null
}
