import { useCallback, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useIntl, type IntlShape } from 'react-intl'
import type { RecommendedParts } from '@/rules/address-review'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import type { AddressOutput } from '@/forms/rules/address'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'
import {
  AddressReviewDialog,
  type AddressAnswer,
  type AddressQuestion,
} from './address-review-dialog'
import { readReview } from './read-review'
import { isAcceptedPlace, acceptPlace } from './accepted-places'

interface Asked {
  values: AddressOutput
  question: AddressQuestion
  canWait: boolean
  onAnswer: (answer: AddressAnswer) => void
}

export interface AddressCheck {
  /**
   * Verifies an address and, if the result is uncertain, asks the shopper.
   * @param onAccept receives the recommended parts when the shopper accepts them, to update the
   * form
   * @param onLater called when the dialog is closed without an answer; without this callback,
   * closing means editing the address
   * @returns the address to save; undefined if the shopper wants to edit it
   */
  check: (
    values: AddressOutput,
    onAccept?: (parts: RecommendedParts) => void,
    onLater?: () => void,
  ) => Promise<AddressOutput | undefined>
  isChecking: boolean
  dialog: ReactNode
}

/** Verifies an address before it is saved (ADDR-019). */
export function useAddressCheck(): AddressCheck {
  const { id: siteId } = useSite()
  const intl = useIntl()
  const [asked, ask] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const [isChecking, setChecking] = useState(false)

  const check = useCallback<AddressCheck['check']>(
    async (values, onAccept, onLater) => {
      if (isAcceptedPlace(values)) return values
      const put = (question: AddressQuestion) =>
        new Promise<AddressAnswer>((onAnswer) => {
          ask({ values, question, canWait: onLater !== undefined, onAnswer })
          setOpen(true)
        })
      let question: AddressQuestion | undefined
      let answer: AddressAnswer = 'keep'
      do {
        setChecking(true)
        question = await findQuestion(siteId, values, intl)
        setChecking(false)
        answer = question ? await put(question) : 'keep'
      } while (answer === 'retry')
      // close immediately: the element that gets the focus back may be removed by the next step
      flushSync(() => setOpen(false))
      if (answer === 'later') onLater?.()
      if (answer === 'later' || answer === 'edit') return undefined
      const recommended =
        answer === 'accept' && question?.kind === 'correction' ? question.recommended : undefined
      if (recommended) onAccept?.(recommended)
      const chosen = recommended ? { ...values, ...recommended } : values
      acceptPlace(chosen)
      return chosen
    },
    [intl, siteId],
  )
  return { check, isChecking, dialog: asked && <AddressReviewDialog {...asked} isOpen={isOpen} /> }
}

async function findQuestion(
  siteId: string,
  values: AddressOutput,
  intl: IntlShape,
): Promise<AddressQuestion | undefined> {
  try {
    return await readReview(siteId, values)
  } catch (thrown) {
    const error = toAppError(thrown)
    logWarning('an address was not verified', { error })
    return { kind: 'failed', error: serverErrorText(error, intl) }
  }
}
