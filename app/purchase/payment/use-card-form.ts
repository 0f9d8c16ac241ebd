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
 * The state of the card form: two fields in the gateway's frames, month and year in our fields.
 * @param isShown whether the form with its two containers is rendered
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
    // a reopened form starts with empty fields
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

  const check = (now: Date, options?: { focus: boolean }): boolean => {
    const problems = fields.current?.problems() ?? {}
    return show({ ...toExpiryErrors(expiry, now), ...toHostedErrors(problems) }, options)
  }

  /** Returns the card's token; undefined if a field has an error. Throws AppError. */
  const createToken = async (now: Date): Promise<CardToken | undefined> => {
    if (!check(now, { focus: true })) return undefined
    // the click may come before the frames have loaded, and only loaded frames report their errors
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
