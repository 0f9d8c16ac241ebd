import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useHistory, useLocation } from 'react-router-dom'
import { toNewGiftCard } from '@/commerce-client/gift-certificate-items'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { serverErrorText } from '@/errors/server-error-text'
import { FormError } from '@/forms/form-error'
import { FormFailure } from '@/forms/form-failure'
import { FormFrame } from '@/forms/form-frame'
import {
  eGiftCardRule,
  type EGiftCardLimits,
  type EGiftCardValues,
} from '@/forms/rules/e-gift-card'
import { useAppForm } from '@/forms/use-app-form'
import { useSaveGiftCard } from '@/shopper/basket/gift-cards.mutations'
import { useBasket } from '@/shopper/basket/use-basket'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link'
import { AmountField, DesignField, PeopleFields } from './e-gift-card-fields'
import { eGiftCardMessages as messages } from './e-gift-cards.messages'
import { toNewCard, toValues } from './gift-card-values'

interface EGiftCardsProps {
  designs: readonly LineProduct[]
  limits: EGiftCardLimits
}

export function EGiftCards({ designs, limits }: EGiftCardsProps) {
  const intl = useIntl()
  const history = useHistory()
  const saving = useSaveGiftCard()
  const done = useRef<HTMLDivElement>(null)
  const [isAdded, setIsAdded] = useState(false)
  const form = useAppForm(eGiftCardRule(limits), {
    defaultValues: toValues(undefined, designs),
    isValidatedOnSubmit: true,
  })
  const editedId = useEditedCard((values) => form.reset(values, { keepDirtyValues: true }), designs)
  useEffect(() => {
    if (isAdded) done.current?.focus()
  }, [isAdded])

  const save = (values: EGiftCardValues) => {
    setIsAdded(false)
    saving.mutate(
      { card: toNewCard(values), itemId: editedId },
      {
        onSuccess: () => {
          if (editedId !== undefined) return history.push(paths.bag())
          form.reset({ ...toValues(undefined, designs), senderName: values.senderName })
          setIsAdded(true)
        },
      },
    )
  }
  return (
    <>
      {isAdded && (
        <Alert ref={done} tone="success" title={<FormattedMessage {...messages.added} />}>
          <Link to={paths.bag()}>
            <FormattedMessage {...messages.toBag} />
          </Link>
        </Alert>
      )}
      <FormFrame
        form={form}
        isPending={saving.isLoading}
        onSubmit={save}
        className="stack-6 justify-items-start"
      >
        <FormError />
        <FormFailure text={saving.error ? serverErrorText(saving.error, intl) : undefined} />
        <DesignField designs={designs} />
        <AmountField limits={limits} />
        <PeopleFields limits={limits} />
        <Button type="submit" isPending={saving.isLoading}>
          <FormattedMessage {...(editedId === undefined ? messages.add : messages.save)} />
        </Button>
      </FormFrame>
    </>
  )
}

/**
 * Returns the id of the card to edit, from `?item=`, and fills the form once the bag is loaded.
 * Cached pages are shared by all values of `item`, so the first rendering must not depend on it.
 */
function useEditedCard(
  show: (values: EGiftCardValues) => void,
  designs: readonly LineProduct[],
): string | undefined {
  const asked = new URLSearchParams(useLocation().search).get('item') ?? undefined
  const { data: basket } = useBasket()
  const [editedId, setEditedId] = useState<string>()
  const showLast = useRef(show)
  showLast.current = show
  const item = basket?.giftCertificateItems?.find((one) => one.giftCertificateItemId === asked)
  const isFound = item !== undefined && asked !== undefined
  useEffect(() => {
    if (!isFound || editedId === asked) return
    setEditedId(asked)
    showLast.current(toValues(toNewGiftCard(item), designs))
  }, [isFound, asked, editedId, item, designs])
  return isFound ? editedId : undefined
}
