import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { toNewGiftCard } from '@/commerce-client/gift-certificate-items'
import { isEmptyBasket } from '@/rules/basket-contents'
import { useGiftCardName } from '@/purchase/order-parts/gift-card-lines'
import { toBagAddition } from '@/purchase/to-bag-addition'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { useSaveGiftCard } from '@/shopper/basket/gift-cards.mutations'
import { setLostBag } from '@/shopper/session/session-events'
import { useSite } from '@/site/use-site'

/**
 * Puts the lines of a lost bag into the shopper's bag, one by one: a line that is refused, e.g.
 * because it is sold out, does not keep out the others. `missing`: the names of the refused lines.
 */
export function useRestoreBag() {
  const { id: siteId } = useSite()
  const { formatList } = useIntl()
  const nameOf = useGiftCardName()
  const { mutateAsync: add } = useAddToBag()
  const { mutateAsync: addCard } = useSaveGiftCard()
  const [isPending, setPending] = useState(false)
  const [missing, setMissing] = useState('')

  const restore = async (bag: Basket) => {
    setPending(true)
    // the service adds free gifts itself
    const lines = bag.productItems?.filter((line) => !line.bonusProductLineItem)
    const productItems = await listRefused(lines, (line) => add([toBagAddition(line, bag)]))
    const giftCertificateItems = await listRefused(bag.giftCertificateItems, (card) =>
      addCard({ card: toNewGiftCard(card) }),
    )
    const rest = { ...bag, productItems, giftCertificateItems }
    setLostBag(siteId, isEmptyBasket(rest) ? undefined : rest)
    setMissing(
      formatList([
        ...productItems.map(({ productName = '' }) => productName),
        ...giftCertificateItems.map(nameOf),
      ]),
    )
    setPending(false)
  }
  return { restore: (bag: Basket) => void restore(bag), isPending, missing }
}

async function listRefused<Line>(
  lines: readonly Line[] = [],
  add: (line: Line) => Promise<unknown>,
): Promise<Line[]> {
  const refused: Line[] = []
  for (const line of lines) {
    await add(line).catch(() => refused.push(line))
  }
  return refused
}
