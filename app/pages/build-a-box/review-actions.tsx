import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useHistory } from 'react-router-dom'
import { toBagQuantities } from '@rules/box-mix'
import { placesOf, writePlaces } from '@rules/box-places'
import { writeCustomMix } from '@/rules/custom-mix'
import { serverErrorText } from '@/errors/server-error-text'
import { useAddAndShow } from '@/features/product/order/use-add-and-show'
import type { BagAddition } from '@/shopper/basket/add-to-shipment'
import { useUpdateItem } from '@/shopper/basket/basket.mutations'
import { useBasket } from '@/shopper/basket/use-basket'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useMoney } from '@/ui/price'
import { buildABoxMessages as messages } from './build-a-box.messages'
import styles from './review-actions.module.css'
import type { BoxBuilder } from './state/use-box-builder'
import { BOX_GONE_ID, BOX_NO_PLACE_ID, BOX_SHORT_ID } from './box-notice-ids'

export function ReviewActions({ builder }: { builder: BoxBuilder }) {
  const intl = useIntl()
  const writeMoney = useMoney()
  const history = useHistory()
  const { data: basket, isError } = useBasket()
  const adding = useAddAndShow()
  const saving = useUpdateItem()
  const { mix, forget } = builder
  const line = basket?.productItems?.find(({ itemId }) => itemId === mix?.itemId)
  const isEdited = mix?.itemId !== undefined && line !== undefined
  const isLinePending = mix?.itemId !== undefined && basket === undefined && !isError
  const addition = toAddition(builder)
  const canAdd = addition !== undefined && isReady(builder)
  const forgetOnLeaving = useForgetOnLeaving(forget)
  const put = () => {
    if (!addition || !canAdd) return
    if (!isEdited || mix.itemId === undefined) return adding.add([addition], undefined)
    // an empty name removes the former one
    const { productId, quantity, c_customMix, c_boxPlaces, c_boxName = '' } = addition
    saving.mutate(
      { itemId: mix.itemId, changes: { productId, quantity, c_customMix, c_boxPlaces, c_boxName } },
      {
        onSuccess: () => {
          forgetOnLeaving()
          history.push(paths.bag())
        },
      },
    )
  }
  const error = adding.error ?? saving.error
  // the data may be minutes old: a refusal shows that they are outdated
  const { refresh } = builder
  useEffect(() => refresh(), [refresh, error])
  const priceBefore = useFormerPrice(builder.size?.price?.amount)
  return (
    <div className={styles.actions}>
      {mix?.itemId !== undefined && basket !== undefined && !line && (
        <Alert>
          <FormattedMessage {...messages.lineGone} />
        </Alert>
      )}
      {priceBefore !== undefined && (
        <Alert>
          <FormattedMessage
            {...messages.priceChanged}
            values={{ price: writeMoney(priceBefore) }}
          />
        </Alert>
      )}
      {error && <Alert tone="error">{serverErrorText(error, intl)}</Alert>}
      <Button
        isWide
        isPending={isLinePending || adding.isAdding || saving.isLoading}
        disabled={!canAdd}
        aria-describedby={
          canAdd ? undefined : [BOX_SHORT_ID, BOX_GONE_ID, BOX_NO_PLACE_ID].join(' ')
        }
        onClick={put}
      >
        <FormattedMessage {...(isEdited ? messages.save : messages.add)} />
      </Button>
    </div>
  )
}

/** Returns the price that was shown first, if it has changed. */
function useFormerPrice(amount: number | undefined): number | undefined {
  const first = useRef(amount)
  first.current ??= amount
  return first.current === amount ? undefined : first.current
}

/** Deletes the box when this page unmounts; earlier, the page would redirect to the first step. */
function useForgetOnLeaving(forget: BoxBuilder['forget']): () => void {
  const isDone = useRef(false)
  useEffect(
    () => () => {
      if (isDone.current) forget()
    },
    [forget],
  )
  return () => {
    isDone.current = true
  }
}

/**
 * Sends the same box to several recipients (MSH-014); not offered for pickup or for a line that is
 * changed.
 */
export function SendToSeveral({ builder }: { builder: BoxBuilder }) {
  const { multiShippingEnabled } = useSiteConfig().preferences
  const { choose } = useAddAndShow()
  const addition = toAddition(builder)
  const isOffered = multiShippingEnabled && !builder.isPickup && builder.mix?.itemId === undefined
  if (!isOffered || !addition || !isReady(builder)) return null
  return (
    <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => choose([addition])}>
      <FormattedMessage {...messages.several} />
    </Button>
  )
}

/**
 * Returns whether the box is full, in stock for all copies, and available for the chosen delivery
 * or pickup.
 */
function isReady({ openStep, short, isSoldOut, isPickup, place }: BoxBuilder): boolean {
  const isThere = short.length === 0 && !isSoldOut
  return openStep === 'review-box' && isThere && (!isPickup || place !== undefined)
}

/** Returns the box as an addition to the bag; undefined until a box is chosen. */
export function toAddition({ mix, size, rules, pieces, views, isPickup, place }: BoxBuilder) {
  if (!mix || !size || !rules) return undefined
  const box = toBagQuantities(rules, pieces).map(({ id, qty }) => {
    const categoryId = views.data?.find((view) => view.id === id)?.categoryId
    return { pid: id, qty, ...(categoryId && { categoryId }) }
  })
  const addition: BagAddition = {
    productId: size.id,
    quantity: mix.quantity,
    c_customMix: writeCustomMix({ unitType: mix.unitType, box }),
    c_boxPlaces: writePlaces(placesOf(rules, pieces, mix.arrangement)),
    ...(mix.name && { c_boxName: mix.name }),
    ...(isPickup && { fulfillmentOption: 'PICKUP', place }),
  }
  return addition
}
