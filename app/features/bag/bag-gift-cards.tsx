import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { toNewGiftCard, type GiftCardItem } from '@/commerce-client/gift-certificate-items'
import { serverErrorText } from '@/errors/server-error-text'
import { GiftCardLines, useGiftCardName } from '@/purchase/order-parts/gift-card-lines'
import { useRemoveGiftCard, useSaveGiftCard } from '@/shopper/basket/gift-cards.mutations'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { onFocusLost } from '@/ui/open-dialogs'
import { showToast } from '@/ui/toast'
import lineStyles from './bag-line.module.css'
import { BAG_TITLE_ID } from './bag-title-id'
import { bagMessages } from './bag.messages'

/**
 * The gift cards of a bag, which are sent by e-mail. Each one can be edited, or removed with an
 * undo.
 */
export function BagGiftCards({ basket }: { basket: Basket }) {
  const intl = useIntl()
  const nameOf = useGiftCardName()
  const { leaving, remove, error } = useGiftCardRemoval()
  const items = basket.giftCertificateItems?.filter(
    ({ giftCertificateItemId: id = '' }) => !leaving.includes(id),
  )
  return (
    <>
      {error && <Alert tone="error">{serverErrorText(error, intl)}</Alert>}
      <GiftCardLines
        items={items}
        level={2}
        actions={(item) => (
          <div className={lineStyles.actions}>
            <Link
              to={paths.eGiftCards(item.giftCertificateItemId)}
              className={lineStyles.edit}
              aria-label={intl.formatMessage(bagMessages.editNamed, { name: nameOf(item) })}
            >
              <FormattedMessage {...bagMessages.edit} />
            </Link>
            <Button
              variant="quiet"
              size="sm"
              aria-label={intl.formatMessage(bagMessages.removeNamed, { name: nameOf(item) })}
              onClick={() => remove(item)}
            >
              <FormattedMessage {...bagMessages.remove} />
            </Button>
          </div>
        )}
      />
    </>
  )
}

function useGiftCardRemoval() {
  const { formatMessage } = useIntl()
  const nameOf = useGiftCardName()
  const removal = useRemoveGiftCard()
  const addition = useSaveGiftCard()
  const [leaving, setLeaving] = useState<readonly string[]>([])

  const offerBack = (item: GiftCardItem) => {
    const name = nameOf(item)
    const run = () => {
      addition.mutateAsync({ card: toNewGiftCard(item) }).then(
        () => showToast({ text: formatMessage(bagMessages.restored, { name }) }),
        // the bag shows the error, and the undo is offered again
        () => offerBack(item),
      )
    }
    const undo = { label: formatMessage(bagMessages.undoNamed, { name }), run }
    showToast({ text: formatMessage(bagMessages.removed, { name }), undo })
  }
  const remove = (item: GiftCardItem) => {
    const { giftCertificateItemId: itemId = '' } = item
    onFocusLost(() => document.getElementById(BAG_TITLE_ID)?.focus({ preventScroll: true }))
    setLeaving((now) => [...now, itemId])
    removal.mutateAsync({ itemId }).then(
      () => offerBack(item),
      () => setLeaving((now) => now.filter((id) => id !== itemId)),
    )
  }
  return { leaving, remove, error: removal.error ?? addition.error }
}
