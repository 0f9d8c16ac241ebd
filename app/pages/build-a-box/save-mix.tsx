import { useId } from 'react'
import { FormattedMessage, useIntl, defineMessages } from 'react-intl'
import type { ReturnState } from '@/rules/return-state'
import { readBoxPlaces, readCustomMix } from '@/rules/custom-mix'
import { isSameMix, type NewSavedMix } from '@/rules/saved-mix'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { useCustomer } from '@/shopper/customer/use-customer'
import { useSavedMixChanges, useSavedMixes } from '@/shopper/saved-mixes/use-saved-mixes'
import { filledBoxPath } from '@/site/filled-box-path'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { Link } from '@/ui/link'
import { useFocusLater } from '@/ui/use-focus-later'
import { toAddition } from './review-actions'
import styles from './save-mix.module.css'
import type { BoxBuilder } from './state/use-box-builder'

const messages = defineMessages({
  save: { id: 'saveMix.save', defaultMessage: 'Save this mix' },
  logIn: { id: 'saveMix.logIn', defaultMessage: 'Log in to save this mix' },
  full: {
    id: 'saveMix.full',
    defaultMessage: 'Your account holds as many boxes as it can. Remove one to save this.',
  },
  see: { id: 'saveMix.see', defaultMessage: 'Saved: see your boxes' },
})

/** Saves the mix in the customer's account; a guest logs in first and then returns to the box. */
export function SaveMix({ builder }: { builder: BoxBuilder }) {
  const intl = useIntl()
  const { data: customer } = useCustomer()
  const { data: saved = [] } = useSavedMixes()
  const { save, isPending, error } = useSavedMixChanges()
  const focusLater = useFocusLater()
  const id = useId()
  const mix = toSavedMix(builder)
  if (!mix) return null
  if (customer === null) {
    const state: ReturnState = { from: wayBack(builder, mix) }
    return (
      <ButtonLink variant="quiet" size="sm" to={paths.login()} state={state}>
        <FormattedMessage {...messages.logIn} />
      </ButtonLink>
    )
  }
  if (saved.some((one) => isSameMix(one, mix))) {
    return (
      <Link id={id} to={paths.savedMixes()} className={styles.link}>
        <FormattedMessage {...messages.see} />
      </Link>
    )
  }
  const put = () => {
    // the focus moves to the link that replaces the button
    focusLater(id)
    // the alert shows the error
    save(mix).catch(() => undefined)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isPending={isPending || customer === undefined}
        onClick={put}
      >
        <FormattedMessage {...messages.save} />
      </Button>
      {error && (
        <div className={styles.error}>
          <Alert tone="error">
            {isFull(error) ? <FormattedMessage {...messages.full} /> : serverErrorText(error, intl)}
          </Alert>
        </div>
      )}
    </>
  )
}

function isFull({ type }: AppError): boolean {
  return type?.endsWith('quota-exceeded') ?? false
}

/**
 * Returns the path after the login. A box for delivery is stored; a box for pickup is deleted on
 * other pages, so its path contains its pieces.
 */
function wayBack({ name: builder, pieces, isPickup }: BoxBuilder, mix: NewSavedMix): string {
  return isPickup
    ? filledBoxPath({
        builder,
        productId: mix.productId,
        pieces,
        places: mix.places,
        name: mix.name,
      })
    : paths.boxStep(builder, 'review-box')
}

function toSavedMix(builder: BoxBuilder): NewSavedMix | undefined {
  const { box, pieces, views } = builder
  const addition = toAddition(builder)
  const mix = readCustomMix(addition?.c_customMix)
  if (!addition || !mix) return undefined
  const names = pieces.flatMap(({ id }) => {
    const view = views.data?.find((one) => one.id === id)
    return view ? [[id, view.name] as const] : []
  })
  return {
    productId: addition.productId,
    productName: box?.name,
    name: builder.mix?.name,
    mix,
    places: readBoxPlaces(addition),
    pieceNames: Object.fromEntries(names),
  }
}
