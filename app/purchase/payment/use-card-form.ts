import { useCallback, useEffect, useId, useRef, useState } from 'react'
import {
  CardFieldsError,
  type CardToken,
  type HostedField,
} from '@/integrations/card-gateway/card-fields.port'
import {
  findFirstError,
  toExpiryErrors,
  toHostedErrors,
  type CardErrors,
  type CardField,
  type ExpiryChoice,
} from './card-errors'
import { useHostedFields } from './use-hosted-fields'

/**
 * The card form: two fields in the gateway's frames, month and year in ours.
 * @param isShown whether the form, and so its two containers, stands in the page
 */
export function useCardForm(isShown: boolean) {
  const id = useId()
  const fieldId = (field: CardField) => `${id}-${field}`
  const [expiry, setExpiry] = useState<ExpiryChoice>({ month: '', year: '' })
  const [errors, setErrors] = useState<CardErrors>({})
  const forget = useCallback((...right: CardField[]) => {
    const none = Object.fromEntries(right.map((field) => [field, undefined]))
    setErrors((now) => ({ ...now, ...none }))
  }, [])
  const forgetOne = useCallback((field: HostedField) => forget(field), [forget])
  const hostedFields = useHostedFields(isShown, forgetOne)
  const { fields, states: hosted, whenLoaded, ...frames } = hostedFields
  const failure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // shown again, it starts with empty fields
    if (!isShown) setErrors({})
  }, [isShown])

  const focusField = (field: CardField) => {
    if (field === 'number' || field === 'securityCode') fields.current?.focus(field)
    else document.getElementById(fieldId(field))?.focus()
  }
  const show = (found: CardErrors, options?: { focus: boolean }): boolean => {
    setErrors(found)
    const first = findFirstError(found)
    if (first && options?.focus) focusField(first)
    return first === undefined
  }

  /** Validates what was entered; what is to be corrected shows at its field. */
  const check = (now: Date, options?: { focus: boolean }): boolean => {
    const problems = fields.current?.problems() ?? {}
    return show({ ...toExpiryErrors(expiry, now), ...toHostedErrors(problems) }, options)
  }

  /** The card's token; undefined when something is to be corrected. Throws AppError. */
  const createToken = async (now: Date): Promise<CardToken | undefined> => {
    if (!check(now, { focus: true })) return undefined
    // a click may come before what was typed into the frames is known
    const loaded = await whenLoaded()
    if (!loaded) failure.current?.focus()
    if (!loaded || !check(now, { focus: true })) return undefined
    try {
      const [expirationMonth, expirationYear] = [Number(expiry.month), Number(expiry.year)]
      return await loaded.createToken({ expirationMonth, expirationYear })
    } catch (error) {
      if (!(error instanceof CardFieldsError)) throw error
      show(toHostedErrors(error.problems), { focus: true })
      return undefined
    }
  }

  const changeExpiry = (part: keyof ExpiryChoice, value: string) => {
    setExpiry((now) => ({ ...now, [part]: value }))
    forget('expirationMonth', 'expirationYear')
  }
  return { ...frames, fieldId, failure, hosted, expiry, errors, check, createToken, changeExpiry }
}

export type CardForm = ReturnType<typeof useCardForm>
